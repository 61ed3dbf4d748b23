import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "A plate with the smaller hole",
  description:
    "The hole is 10 mm wide. Cut the circle with a radius of 8 mm instead.",
};

export default function main() {
  return drawRectangle(50, 30)
    .cut(drawCircle(5))
    .sketchOnPlane("XY")
    .extrude(5);
}
