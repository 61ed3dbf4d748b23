import { drawRectangle, makeCylinder } from "replicad";

export const about = {
  title: "The hole drilled, its rim found by a box",
  description:
    "The same block: the hole is cut with a cylinder, and a box finds its upper rim.",
};

export default function main() {
  const plate = drawRectangle(50, 30).sketchOnPlane("XY").extrude(10);

  return plate
    .cut(makeCylinder(8, 20, [0, 0, -5]))
    .chamfer(1, (e) => e.inBox([-9, -9, 9], [9, 9, 11]));
}
