import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "The nameplate of two drawings",
  description: "The same plate: a rectangle and a circle, fused.",
};

export default function main() {
  const plate = drawRectangle(58, 24).translate(29, 12);

  return plate
    .fuse(drawCircle(12).translate(58, 12))
    .sketchOnPlane("XY")
    .extrude(3);
}
