import { draw, drawCircle } from "replicad";

export const about = {
  title: "A coat hook with a slanted piece",
  description:
    "A straight piece joins the two lines, where the bar should bend. Use `tangentArc(12, 12)` instead of `line`.",
};

export default function main() {
  const path = draw()
    .vLine(30)
    .line(12, 12)
    .hLine(20)
    .done()
    .sketchOnPlane("XZ");

  return path.sweepSketch((plane) => drawCircle(3).sketchOnPlane(plane));
}
