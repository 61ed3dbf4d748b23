import { draw, drawEllipse } from "replicad";

export const about = {
  title: "A cabinet handle",
  description:
    "A bar with an elliptical section, swept along an arched path: a handle for a cabinet door.",
};

export default function main() {
  const path = draw()
    .vLine(20)
    .tangentArc(12, 12)
    .hLine(56)
    .tangentArc(12, -12)
    .vLine(-20)
    .done()
    .sketchOnPlane("XZ");

  return path.sweepSketch((plane) => drawEllipse(7, 4).sketchOnPlane(plane));
}
