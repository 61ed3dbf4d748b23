import { draw } from "replicad";

export const about = {
  title: "Segments of a pen",
  description:
    "A line, an arc, a smooth spline and a line back, drawn one after the other.",
};

export default function main() {
  return draw()
    .hLine(24)
    .sagittaArc(0, 12, -6)
    .smoothSpline(-24, 4, { endTangent: [-1, -1] })
    .close();
}
