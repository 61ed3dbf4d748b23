import { drawCircle, makeBox } from "replicad";

export const about = {
  title: "A block that the drill misses",
  fails: "cut() took nothing away",
  description:
    "There is no hole. The block is at y = 0 to 20, and the normal of XZ points to −y: on XZ, extrude the drill by −20.",
};

export default function main() {
  const block = makeBox([0, 0, 0], [40, 20, 20]);
  const drill = drawCircle(5).translate(20, 10).sketchOnPlane("XZ");

  return block.cut(drill.extrude(20));
}
