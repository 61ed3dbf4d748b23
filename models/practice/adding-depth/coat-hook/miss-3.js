import { draw, drawCircle } from "replicad";

export const about = {
  title: "A coat hook twice as thick",
  description:
    "The bar is 12 mm thick: `drawCircle` takes the radius. A bar of 6 mm has a radius of 3 mm.",
};

export default function main() {
  const path = draw()
    .vLine(30)
    .tangentArc(12, 12)
    .hLine(20)
    .done()
    .sketchOnPlane("XZ");

  return path.sweepSketch((plane) => drawCircle(6).sketchOnPlane(plane));
}
