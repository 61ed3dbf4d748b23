import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A sharp rim, then a shell",
  description: "An open box, rounded inside and outside, with a flat rim.",
};

function makeBlock() {
  return drawRoundedRectangle(40, 40).sketchOnPlane("XY").extrude(20);
}

export default function main() {
  return makeBlock()
    .fillet(4, (e) => e.not((rim) => rim.inPlane("XY", 20)))
    .shell(2, (f) => f.inPlane("XY", 20));
}
