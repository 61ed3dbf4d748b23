import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "All edges rounded",
  description: "The block with all twelve edges rounded to a radius of 4 mm.",
};

function makeBlock() {
  return drawRoundedRectangle(50, 36).sketchOnPlane("XY").extrude(24);
}

export default function main() {
  return makeBlock().fillet(4);
}
