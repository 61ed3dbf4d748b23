import { drawRectangle, makeCylinder } from "replicad";

export const about = {
  title: "The larger hole drilled",
  description: "The same plate, drilled with a cylinder.",
};

export default function main() {
  const plate = drawRectangle(50, 30).sketchOnPlane("XY").extrude(5);

  return plate.cut(makeCylinder(8, 10, [0, 0, -2]));
}
