import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "A hole that ends too early",
  description:
    "A block with a hole from the top, which ends 0.5 mm above the floor.",
};

export default function main() {
  const block = makeBaseBox(40, 30, 20);
  const drill = makeCylinder(6, 20, [0, 0, 0.5]);

  return block.cut(drill);
}
