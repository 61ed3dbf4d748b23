import { draw, makeCylinder } from "replicad";

export const about = {
  title: "The left-hand bracket from its drawing",
  description: "The same bracket, drawn to the left.",
};

export default function main() {
  const angle = draw()
    .hLine(-30)
    .vLine(5)
    .hLine(25)
    .vLine(25)
    .hLine(5)
    .close()
    .sketchOnPlane("XZ")
    .extrude(-20);

  return angle.cut(makeCylinder(3, 9, [-20, 14, -2]));
}
