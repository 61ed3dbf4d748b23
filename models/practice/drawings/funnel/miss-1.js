import { draw, makeCylinder } from "replicad";

export const about = {
  title: "A funnel with a thick wall",
  description:
    "The wall of the cone is 1.6 mm at right angles. Measure it horizontally: the inside is 70.8 mm wide at the rim, and the cone begins at z = 20.",
};

export default function main() {
  const outside = draw()
    .hLine(7)
    .vLine(20)
    .lineTo([17, 40])
    .hLine(3)
    .vLine(3)
    .hLine(-1.5)
    .lineTo([37, 80])
    .hLine(-37)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
  const wall = 1.6 * Math.sqrt(1.25);
  const inside = draw([0, -1])
    .hLine(5.4)
    .vLine(21 + 2 * wall - 3.2)
    .lineTo([37.5 - wall, 81])
    .hLine(wall - 37.5)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
  const eye = makeCylinder(9, 4, [40, -2, 71], [0, 1, 0]);
  const hole = makeCylinder(4, 4, [40, -2, 71], [0, 1, 0]);

  return outside.fuse(eye).cut(hole).cut(inside);
}
