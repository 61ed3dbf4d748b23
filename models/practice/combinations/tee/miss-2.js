import { makeCylinder } from "replicad";

export const about = {
  title: "A tee with a closed branch",
  description:
    "The wall of the main pipe closes the branch. Cut the bore of the branch after the pipes are fused.",
};

export default function main() {
  const main = makeCylinder(10, 60, [-30, 0, 0], [1, 0, 0]);
  const branch = makeCylinder(8, 30);
  const mainBore = makeCylinder(8, 64, [-32, 0, 0], [1, 0, 0]);
  const branchBore = makeCylinder(6, 32);

  return main.fuse(branch.cut(branchBore)).cut(mainBore);
}
