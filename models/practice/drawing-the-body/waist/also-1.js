import { draw } from "replicad";

export const about = {
  title: "The body with a waist, from the top",
  description:
    "The same body: its outline is drawn down the side, with relative moves.",
};

export default function main() {
  return draw([0, 80])
    .hLine(40)
    .smoothSpline(-10, -40, { startTangent: [0, -1], endTangent: [0, -1] })
    .smoothSpline(10, -40, { endTangent: [0, -1] })
    .hLineTo(0)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
}
