import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A radius below half the height",
  description:
    "A block with all edges rounded so far that only a narrow flat band is left on its sides.",
};

function makeBlock() {
  return drawRoundedRectangle(40, 40).sketchOnPlane("XY").extrude(20);
}

export default function main() {
  return makeBlock().fillet(9);
}
