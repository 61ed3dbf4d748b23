import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "Round first, then hollow",
  description:
    "The block rounded along its upright edges and its foot, then hollowed to a wall of 2 mm: inside and outside are rounded.",
  camera: { elevation: 40 },
};

function makeBlock() {
  return drawRoundedRectangle(50, 36).sketchOnPlane("XY").extrude(24);
}

export default function main() {
  return makeBlock()
    .fillet(8, (e) => e.inDirection("Z"))
    .fillet(4, (e) => e.inPlane("XY", 0))
    .shell(2, (f) => f.inPlane("XY", 24));
}
