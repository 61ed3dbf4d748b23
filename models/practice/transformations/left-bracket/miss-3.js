import { draw, makeCylinder } from "replicad";

export const about = {
  title: "A bracket mirrored across XZ",
  description:
    "The bracket still reaches to x = 30, but now to y = −20. Take the right-hand bracket as it was, and mirror it across YZ.",
};

export default function main() {
  return makeBracket().mirror("XZ");
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
