import { draw, drawCircle } from "replicad";

export const about = {
  title: "The funnel by one profile",
  description:
    "The same funnel: the wall is one revolved profile, and the eye is cut before it is added.",
};

export default function main() {
  const wall = draw([5.4, 0])
    .hLine(1.6)
    .vLine(20)
    .lineTo([17, 40])
    .hLine(3)
    .vLine(3)
    .hLine(-1.5)
    .lineTo([37, 80])
    .hLine(-1.6)
    .lineTo([5.4, 20])
    .close()
    .sketchOnPlane("XZ")
    .revolve();
  const inside = draw([0, 20])
    .hLine(6.2)
    .line(30, 60)
    .hLine(-36.2)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
  const eye = drawCircle(9)
    .cut(drawCircle(4))
    .translate(40, 71)
    .sketchOnPlane("XZ", -2)
    .extrude(4);

  return wall.fuse(eye.cut(inside));
}
