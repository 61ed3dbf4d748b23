import { draw } from "replicad";

export const about = {
  title: "The goal: a body with a waist",
  description:
    "A round body 80 mm tall and wide, with a waist of 60 mm at half height.",
};

export default function main() {
  return draw()
    .hLine(40)
    .smoothSplineTo([30, 40], { startTangent: [0, 1], endTangent: [0, 1] })
    .smoothSplineTo([40, 80], { startTangent: [0, 1], endTangent: [0, 1] })
    .hLineTo(0)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
}
