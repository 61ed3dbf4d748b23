import { draw } from "replicad";

export const about = {
  title: "Your body",
  description: "A round body 80 mm tall and wide, with an upright side.",
};

export default function main() {
  return draw()
    .hLine(40)
    .smoothSplineTo([40, 80], { startTangent: [0, 1], endTangent: [0, 1] })
    .hLineTo(0)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
}
