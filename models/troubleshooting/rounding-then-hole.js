import { drawRoundedRectangle, makeCylinder } from "replicad";

export const about = {
  title: "A rounding, then the hole",
  description:
    "A block with a rounded top; the hole near its corner cuts into the rounding.",
};

export default function main() {
  const drill = makeCylinder(4, 30, [14, 9, -5]);
  return drawRoundedRectangle(40, 30)
    .sketchOnPlane("XY")
    .extrude(20)
    .fillet(5, (e) => e.inPlane("XY", 20))
    .cut(drill);
}
