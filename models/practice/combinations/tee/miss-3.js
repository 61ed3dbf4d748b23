import { makeCylinder } from "replicad";

export const about = {
  title: "A tee with a solid branch",
  description: "Only the main pipe is bored. Cut `branchBore` as well.",
};

export default function main() {
  const main = makeCylinder(10, 60, [-30, 0, 0], [1, 0, 0]);
  const branch = makeCylinder(8, 30);
  const mainBore = makeCylinder(8, 64, [-32, 0, 0], [1, 0, 0]);

  return main.fuse(branch).cut(mainBore);
}
