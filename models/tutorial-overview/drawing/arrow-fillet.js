import { draw } from "replicad";

export const about = {
  title: "The arrow with rounded corners",
  description: "The arrow with all its corners rounded by 1.5 mm.",
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
  return drawArrow().fillet(1.5);
}
