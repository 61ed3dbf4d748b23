import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A bevel with an angle",
  description:
    "The block with its front top edge bevelled: 12 mm into the top, at an angle of 25 degrees.",
};

function makeBlock() {
  return drawRoundedRectangle(50, 36).sketchOnPlane("XY").extrude(24);
}

export default function main() {
  return makeBlock().chamfer(
    { distance: 12, angle: 25, selectedFace: (f) => f.inPlane("XY", 24) },
    (e) => e.containsPoint([0, -18, 24]),
  );
}
