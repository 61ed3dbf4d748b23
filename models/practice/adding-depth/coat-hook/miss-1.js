import { draw, drawCircle } from "replicad";

export const about = {
  title: "A coat hook with a sharp corner",
  description:
    "The bar turns at a sharp corner. Make both lines 12 mm shorter, and draw `tangentArc(12, 12)` between them.",
};

export default function main() {
  const path = draw().vLine(42).hLine(32).done().sketchOnPlane("XZ");

  return path.sweepSketch((plane) => drawCircle(3).sketchOnPlane(plane));
}
