import { drawRectangle, makeCylinder } from "replicad";

export const about = {
  title: "The hole kept out by a filter",
  description: "The same cover: the filter keeps straight edges only.",
};

export default function main() {
  return drawRectangle(50, 30)
    .sketchOnPlane("XY")
    .extrude(8)
    .cut(makeCylinder(7, 10, [0, 0, -1]))
    .fillet(2, (e) => e.inPlane("XY", 8).ofCurveType("LINE"));
}
