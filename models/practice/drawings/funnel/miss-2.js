import { draw, makeCylinder } from "replicad";

export const about = {
  title: "A funnel with a low ledge",
  description:
    "The ledge is below z = 40. Its lower face is at half the height of the funnel, and the ledge is 3 mm high.",
};

export default function main() {
  const outside = draw()
    .hLine(7)
    .vLine(20)
    .lineTo([15.5, 37])
    .hLine(4.5)
    .vLine(3)
    .hLine(-3)
    .lineTo([37, 80])
    .hLine(-37)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
  const inside = draw([0, -1])
    .hLine(5.4)
    .vLine(21)
    .lineTo([35.9, 81])
    .hLine(-35.9)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
  const eye = makeCylinder(9, 4, [40, -2, 71], [0, 1, 0]);
  const hole = makeCylinder(4, 4, [40, -2, 71], [0, 1, 0]);

  return outside.fuse(eye).cut(hole).cut(inside);
}
