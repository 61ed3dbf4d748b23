import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A bevel larger than the block",
  fails: "chamfer() failed: the radius is far too large for this shape",
  description:
    "No shape: a bevel of 25 mm does not fit on a block that is 20 mm high.",
};

function makeBlock() {
  return drawRoundedRectangle(40, 40).sketchOnPlane("XY").extrude(20);
}

export default function main() {
  return makeBlock().chamfer(25, (e) => e.inPlane("XY", 20));
}
