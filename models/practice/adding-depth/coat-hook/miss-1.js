import { draw, drawCircle } from "replicad";

export const about = {
  title: "A coat hook with a sharp corner",
  description:
    "The bar turns at a sharp corner. Draw `tangentArc(12, 12)` between the two lines: it bends with a radius of 12 mm.",
};

export default function main() {
  const path = draw().vLine(42).hLine(32).done().sketchOnPlane("XZ");

  return path.sweepSketch((plane) => drawCircle(3).sketchOnPlane(plane));
}
