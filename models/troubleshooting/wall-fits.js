import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A wall that fits",
  description: "An open square box with walls of 3 mm.",
};

function makeBlock() {
  return drawRoundedRectangle(40, 40).sketchOnPlane("XY").extrude(20);
}

export default function main() {
  return makeBlock().shell(3, (f) => f.inPlane("XY", 20));
}
