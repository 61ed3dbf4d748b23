import { draw } from "replicad";

export const about = {
  title: "A body that is narrow at the top",
  description:
    "The narrow place is at the top. Go to the waist first, at a height of 40 mm, and then to the upper edge.",
};

export default function main() {
  return draw()
    .hLine(40)
    .smoothSplineTo([40, 40], { startTangent: [0, 1], endTangent: [0, 1] })
    .smoothSplineTo([30, 80], { startTangent: [0, 1], endTangent: [0, 1] })
    .hLineTo(0)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
}
