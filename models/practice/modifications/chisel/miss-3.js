import { drawRectangle } from "replicad";

export const about = {
  title: "A chisel bevelled by 8 mm",
  description:
    "The bevel reaches 8 mm into both faces. Give two `distances`, and the `selectedFace` of the first one.",
};

function makeBlade() {
  return drawRectangle(60, 14).sketchOnPlane("XY").extrude(10);
}

export default function main() {
  return makeBlade().chamfer(8, (e) => e.containsPoint([30, 0, 10]));
}
