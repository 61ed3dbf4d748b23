import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "The goal: a block drilled through",
  description: "A block with a hole from top to bottom.",
};

export default function main() {
  const block = makeBaseBox(40, 30, 20);
  const drill = makeCylinder(6, 22, [0, 0, -1]);

  return block.cut(drill);
}
