import { makeCylinder } from "replicad";

export const about = {
  title: "A tee with walls inside",
  description:
    "Walls inside close the bores: each pipe was cut before it was fused with the other. Change the order: first fuse, then cut.",
};

export default function main() {
  const main = makeCylinder(10, 60, [-30, 0, 0], [1, 0, 0]);
  const branch = makeCylinder(8, 30);
  const mainBore = makeCylinder(8, 64, [-32, 0, 0], [1, 0, 0]);
  const branchBore = makeCylinder(6, 32);

  return main.cut(mainBore).fuse(branch.cut(branchBore));
}
