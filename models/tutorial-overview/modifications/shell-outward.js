import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A wall that grows outward",
  description:
    "The block hollowed with a wall of 2 mm around it; the inside has the size of the block.",
  camera: { elevation: 40 },
};

function makeBlock() {
  return drawRoundedRectangle(50, 36).sketchOnPlane("XY").extrude(24);
}

export default function main() {
  return makeBlock().shell(-2, (f) => f.inPlane("XY", 24));
}
