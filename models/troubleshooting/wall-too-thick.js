import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A wall thicker than the part",
  fails: "shell() failed: no wall of this thickness fits",
  description: "No shape: walls of 25 mm do not fit into a block of 40 mm.",
};

function makeBlock() {
  return drawRoundedRectangle(40, 40).sketchOnPlane("XY").extrude(20);
}

export default function main() {
  return makeBlock().shell(25, (f) => f.inPlane("XY", 20));
}
