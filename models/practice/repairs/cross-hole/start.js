import { drawCircle, makeBox } from "replicad";

export const about = {
  title: "A hole that misses its block",
  fails: "cut() took nothing away",
  description: "A block without a hole: the drill goes away from it.",
};

export default function main() {
  const block = makeBox([0, 0, 0], [40, 20, 20]);
  const drill = drawCircle(5).translate(20, 10).sketchOnPlane("XZ");

  return block.cut(drill.extrude(20));
}
