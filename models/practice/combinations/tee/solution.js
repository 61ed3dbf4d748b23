import { makeCylinder } from "replicad";

export const about = {
  title: "The goal: a tee of two pipes",
  description:
    "A pipe of 20 mm with a thinner branch of 16 mm upwards. Their bores are open throughout.",
};

export default function main() {
  const main = makeCylinder(10, 60, [-30, 0, 0], [1, 0, 0]);
  const branch = makeCylinder(8, 30);
  const mainBore = makeCylinder(8, 64, [-32, 0, 0], [1, 0, 0]);
  const branchBore = makeCylinder(6, 32);

  return main.fuse(branch).cut(mainBore).cut(branchBore);
}
