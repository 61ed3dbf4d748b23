import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A bevel with two distances",
  description:
    "The block with its front top edge bevelled: 14 mm into the top and 4 mm down the front.",
};

function makeBlock() {
  return drawRoundedRectangle(50, 36).sketchOnPlane("XY").extrude(24);
}

export default function main() {
  return makeBlock().chamfer(
    { distances: [14, 4], selectedFace: (f) => f.inPlane("XY", 24) },
    (e) => e.containsPoint([0, -18, 24]),
  );
}
