import { draw, makeCylinder } from "replicad";

export const about = {
  title: "The goal: a left-hand bracket",
  description:
    "The mirror image of the bracket: from x = −30 to x = 0, with its hole near the back edge.",
};

export default function main() {
  return makeBracket().mirror("YZ");
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
