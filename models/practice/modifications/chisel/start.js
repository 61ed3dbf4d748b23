import { drawRectangle } from "replicad";

export const about = {
  title: "Your chisel",
  description: "A bar whose upper right edge is bevelled by 3 mm.",
};

function makeBlade() {
  return drawRectangle(60, 14).sketchOnPlane("XY").extrude(10);
}

export default function main() {
  return makeBlade().chamfer(3, (e) => e.containsPoint([30, 0, 10]));
}
