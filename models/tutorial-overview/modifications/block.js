import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "The plain block",
  description: "A plain block of 50 by 36 by 24 mm.",
};

function makeBlock() {
  return drawRoundedRectangle(50, 36).sketchOnPlane("XY").extrude(24);
}

export default function main() {
  return makeBlock();
}
