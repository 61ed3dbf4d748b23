import { drawRectangle } from "replicad";

export const about = {
  title: "The goal: a chisel",
  description:
    "A bar whose upper right edge is bevelled: 8 mm along x and 3 mm down.",
};

function makeBlade() {
  return drawRectangle(60, 14).sketchOnPlane("XY").extrude(10);
}

export default function main() {
  return makeBlade().chamfer(
    { distances: [8, 3], selectedFace: (f) => f.inPlane("XY", 10) },
    (e) => e.containsPoint([30, 0, 10]),
  );
}
