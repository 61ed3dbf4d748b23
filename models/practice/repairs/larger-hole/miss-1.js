import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "A plate whose hole was filled",
  description:
    "A loose disc of 10 mm is left. A larger circle, cut around a hole, fills that hole: cut only the larger one.",
};

export default function main() {
  return drawRectangle(50, 30)
    .cut(drawCircle(5))
    .cut(drawCircle(8))
    .sketchOnPlane("XY")
    .extrude(5);
}
