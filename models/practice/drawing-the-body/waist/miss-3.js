import { draw } from "replicad";

export const about = {
  title: "A body with a belly",
  description:
    "The middle is 120 mm wide. You draw half of the body, so a width of 60 mm is at x = 30.",
};

export default function main() {
  return draw()
    .hLine(40)
    .smoothSplineTo([60, 40], { startTangent: [0, 1], endTangent: [0, 1] })
    .smoothSplineTo([40, 80], { startTangent: [0, 1], endTangent: [0, 1] })
    .hLineTo(0)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
}
