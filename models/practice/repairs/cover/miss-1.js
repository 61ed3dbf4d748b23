import { drawRectangle, makeCylinder } from "replicad";

export const about = {
  title: "A cover whose hole is rounded",
  description:
    "The rim of the hole is rounded by 2 mm as well. Change the order, or keep its circle out with a filter.",
};

export default function main() {
  return drawRectangle(50, 30)
    .sketchOnPlane("XY")
    .extrude(8)
    .cut(makeCylinder(7, 10, [0, 0, -1]))
    .fillet(2, (e) => e.inPlane("XY", 8));
}
