import { draw, makeCylinder } from "replicad";

export const about = {
  title: "Your right-hand bracket",
  description:
    "An angle bracket from x = 0 to x = 30, with a hole near its back edge.",
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
