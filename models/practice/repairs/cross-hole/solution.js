import { drawCircle, makeBox } from "replicad";

export const about = {
  title: "The goal: a block with a cross hole",
  description: "A block with a hole from front to back.",
};

export default function main() {
  const block = makeBox([0, 0, 0], [40, 20, 20]);
  const drill = drawCircle(5).translate(20, 10).sketchOnPlane("XZ");

  return block.cut(drill.extrude(-20));
}
