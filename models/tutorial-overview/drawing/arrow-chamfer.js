import { draw } from "replicad";

export const about = {
  title: "The arrow with bevelled corners",
  description: "The arrow with its two corners on the left bevelled by 2 mm.",
};

function drawArrow() {
  return draw([0, -3])
    .hLine(18)
    .vLine(-5)
    .line(12, 8)
    .line(-12, 8)
    .vLine(-5)
    .hLine(-18)
    .close();
}

export default function main() {
  return drawArrow().chamfer(2, (corner) => corner.inBox([-1, -4], [1, 4]));
}
