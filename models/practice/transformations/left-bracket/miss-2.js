import { draw, makeCylinder } from "replicad";

export const about = {
  title: "A bracket turned by 180 degrees",
  description:
    "The bracket is turned by 180°, so it is still a right-hand one. Use `mirror` instead of `rotate`.",
};

export default function main() {
  return makeBracket().rotate(180);
}

function makeBracket() {
  const angle = draw()
    .hLine(30)
    .vLine(5)
    .hLine(-25)
    .vLine(25)
    .hLine(-5)
    .close()
    .sketchOnPlane("XZ")
    .extrude(-20);

  return angle.cut(makeCylinder(3, 9, [20, 14, -2]));
}
