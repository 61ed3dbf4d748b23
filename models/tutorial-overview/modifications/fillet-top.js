import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "The top edges rounded",
  description:
    "The block with only the four edges of its top rounded to a radius of 6 mm.",
};

function makeBlock() {
  return drawRoundedRectangle(50, 36).sketchOnPlane("XY").extrude(24);
}

export default function main() {
  return makeBlock().fillet(6, (e) => e.inPlane("XY", 24));
}
