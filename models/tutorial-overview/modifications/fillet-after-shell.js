import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "Hollow first, then round",
  description:
    "The hollow block with only its outer upright edges rounded: the inner corners stay sharp.",
  camera: { elevation: 40 },
};

function makeBlock() {
  return drawRoundedRectangle(50, 36).sketchOnPlane("XY").extrude(24);
}

export default function main() {
  return makeBlock()
    .shell(2, (f) => f.inPlane("XY", 24))
    .fillet(1.5, (e) => e.inDirection("Z").ofLength(24));
}
