import { draw } from "replicad";

export const about = {
  title: "A body without a waist",
  description:
    "The waist is missing. Draw the side as two splines that meet at the waist.",
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
