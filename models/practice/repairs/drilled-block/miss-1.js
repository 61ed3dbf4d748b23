import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "A block drilled nearly through",
  description:
    "A skin of 0.5 mm closes the hole. Let the drill begin below the block and end above it.",
};

export default function main() {
  const block = makeBaseBox(40, 30, 20);
  const drill = makeCylinder(6, 20, [0, 0, 0.5]);

  return block.cut(drill);
}
