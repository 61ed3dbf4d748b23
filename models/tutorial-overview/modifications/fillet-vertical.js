import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "The upright edges rounded",
  description:
    "The block with its four upright edges rounded to a radius of 10 mm.",
};

function makeBlock() {
  return drawRoundedRectangle(50, 36).sketchOnPlane("XY").extrude(24);
}

export default function main() {
  return makeBlock().fillet(10, (e) => e.inDirection("Z"));
}
