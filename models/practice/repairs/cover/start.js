import { drawRectangle, makeCylinder } from "replicad";

export const about = {
  title: "A cover with a rounded hole",
  description: "A cover with rounded upper edges, those of the hole included.",
};

export default function main() {
  return drawRectangle(50, 30)
    .sketchOnPlane("XY")
    .extrude(8)
    .cut(makeCylinder(7, 10, [0, 0, -1]))
    .fillet(2, (e) => e.inPlane("XY", 8));
}
