import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "A tool that goes through",
  description:
    "A block with a hole: the cylinder begins below it and ends above it.",
};

export default function main() {
  const block = makeBaseBox(40, 30, 12);
  return block.cut(makeCylinder(8, 20, [0, 0, -4]));
}
