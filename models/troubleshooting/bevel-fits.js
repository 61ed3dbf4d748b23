import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A bevel that fits",
  description:
    "A block whose top is bevelled to a small square: a truncated pyramid on a low base.",
};

function makeBlock() {
  return drawRoundedRectangle(40, 40).sketchOnPlane("XY").extrude(20);
}

export default function main() {
  return makeBlock().chamfer(12, (e) => e.inPlane("XY", 20));
}
