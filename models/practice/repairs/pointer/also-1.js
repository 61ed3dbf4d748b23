import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "The pointer turned as a drawing",
  description: "The same pointer: its bar is turned in the drawing.",
};

export default function main() {
  return drawRectangle(10, 60)
    .rotate(-45)
    .fuse(drawCircle(12))
    .sketchOnPlane("XY")
    .extrude(6);
}
