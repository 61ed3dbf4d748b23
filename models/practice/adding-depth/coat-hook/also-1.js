import { draw, drawCircle } from "replicad";

export const about = {
  title: "The coat hook from its other end",
  description:
    "The same hook: its path begins at the end of the arm, and the bend passes through a point.",
};

export default function main() {
  const corner = 12 - 12 * Math.cos(Math.PI / 4);
  const path = draw([32, 42])
    .hLineTo(12)
    .threePointsArcTo([0, 30], [corner, 42 - corner])
    .vLineTo(0)
    .done()
    .sketchOnPlane("XZ");

  return path.sweepSketch((plane) => drawCircle(3).sketchOnPlane(plane));
}
