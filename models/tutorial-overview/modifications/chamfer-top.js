import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "The top edges bevelled",
  description: "The block with the four edges of its top bevelled by 5 mm.",
};

function makeBlock() {
  return drawRoundedRectangle(50, 36).sketchOnPlane("XY").extrude(24);
}

export default function main() {
  return makeBlock().chamfer(5, (e) => e.inPlane("XY", 24));
}
