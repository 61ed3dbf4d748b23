import { draw, makeCylinder } from "replicad";

export const about = {
  title: "A bracket to export",
  description: "An angle bracket with two holes and a rounded inner corner.",
};

export default function main() {
  return draw()
    .hLine(40)
    .vLine(5)
    .hLineTo(5)
    .customCorner(6)
    .vLineTo(40)
    .hLineTo(0)
    .close()
    .sketchOnPlane("XZ")
    .extrude(-30)
    .cut(makeCylinder(3, 20, [26, 15, -5]))
    .cut(makeCylinder(3, 20, [-5, 15, 26], [1, 0, 0]));
}
