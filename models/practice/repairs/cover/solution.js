import { drawRectangle, makeCylinder } from "replicad";

export const about = {
  title: "The goal: a cover with a sharp hole",
  description:
    "A cover with rounded upper edges. The edges of its hole are sharp.",
};

export default function main() {
  return drawRectangle(50, 30)
    .sketchOnPlane("XY")
    .extrude(8)
    .fillet(2, (e) => e.inPlane("XY", 8))
    .cut(makeCylinder(7, 10, [0, 0, -1]));
}
