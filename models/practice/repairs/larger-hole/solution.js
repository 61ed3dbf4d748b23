import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "The goal: a plate with a larger hole",
  description: "A plate with a hole of 16 mm.",
};

export default function main() {
  return drawRectangle(50, 30)
    .cut(drawCircle(8))
    .sketchOnPlane("XY")
    .extrude(5);
}
