import { makeBox, makeCylinder } from "replicad";

export const about = {
  title: "The cross hole drilled from the front",
  description: "The same block, drilled with a cylinder along y.",
};

export default function main() {
  const drill = makeCylinder(5, 30, [20, -5, 10], [0, 1, 0]);

  return makeBox([0, 0, 0], [40, 20, 20]).cut(drill);
}
