import { draw, makeCylinder } from "replicad";

export const about = {
  title: "A bracket turned by 180 degrees",
  description:
    "The bracket is at y = −20 to 0, as after a turn by 180°, which keeps it a right-hand one. Use `mirror` alone.",
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
