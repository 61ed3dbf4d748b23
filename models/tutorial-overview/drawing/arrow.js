import { draw } from "replicad";

export const about = {
  title: "An arrow",
  description: "A block arrow, 30 mm long, pointing right.",
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
  return drawArrow();
}
