import { draw } from "replicad";

export const about = {
  title: "A coat hook",
  description:
    "The outline of a coat hook in one stroke: a straight back, a round arm and two round tips, 5 mm wide everywhere.",
};

export default function main() {
  return draw([0, 40])
    .vLine(-28)
    .tangentArc(30, 0)
    .vLine(6)
    .tangentArc(-5, 0)
    .vLine(-6)
    .tangentArc(-20, 0)
    .vLine(28)
    .tangentArc(-5, 0)
    .close();
}
