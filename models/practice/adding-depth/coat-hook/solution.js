import { draw, drawCircle } from "replicad";

export const about = {
  title: "The goal: a coat hook of round bar",
  description:
    "A bar of 6 mm that goes up, bends through a quarter circle, and goes on to the right.",
};

export default function main() {
  const path = draw()
    .vLine(30)
    .tangentArc(12, 12)
    .hLine(20)
    .done()
    .sketchOnPlane("XZ");

  return path.sweepSketch((plane) => drawCircle(3).sketchOnPlane(plane));
}
