import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "A loft within one plane",
  fails: "loftWith() failed: no surface runs through these sketches",
  description: "No shape: the circle and the square lie in the same plane.",
};

export default function main() {
  const base = drawCircle(10).sketchOnPlane("XY");
  return base.loftWith(drawRectangle(20, 20).sketchOnPlane("XY"));
}
