import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "A plate with a disc in its hole",
  description:
    "A plate with a ring cut through it. A loose disc is left in the middle.",
};

export default function main() {
  return drawRectangle(50, 30)
    .cut(drawCircle(5))
    .cut(drawCircle(8))
    .sketchOnPlane("XY")
    .extrude(5);
}
