import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "The hole cut in the drawing",
  description: "The same block: the hole is cut from its drawing.",
};

export default function main() {
  return drawRectangle(40, 30)
    .cut(drawCircle(6))
    .sketchOnPlane("XY")
    .extrude(20);
}
