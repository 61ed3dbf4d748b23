import { makeCylinder } from "replicad";

export const about = {
  title: "Your tee",
  description:
    "Two pipes, each bored and then fused: walls close the bores inside.",
};

export default function main() {
  const main = makeCylinder(10, 60, [-30, 0, 0], [1, 0, 0]);
  const branch = makeCylinder(8, 30);
  const mainBore = makeCylinder(8, 64, [-32, 0, 0], [1, 0, 0]);
  const branchBore = makeCylinder(6, 32);

  return main.cut(mainBore).fuse(branch.cut(branchBore));
}
