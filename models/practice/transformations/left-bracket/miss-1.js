import { draw, makeCylinder } from "replicad";

export const about = {
  title: "A bracket that is still right-hand",
  description:
    "The bracket is still at x = 0 to 30. Mirror the right-hand bracket across YZ.",
};

export default function main() {
  return makeBracket();
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
