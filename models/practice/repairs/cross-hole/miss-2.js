import { drawCircle, makeBox } from "replicad";

export const about = {
  title: "A cross hole that is too short",
  description:
    "The hole ends inside the block, 10 mm deep. The block is 20 mm deep.",
};

export default function main() {
  const block = makeBox([0, 0, 0], [40, 20, 20]);
  const drill = drawCircle(5).translate(20, 10).sketchOnPlane("XZ");

  return block.cut(drill.extrude(-10));
}
