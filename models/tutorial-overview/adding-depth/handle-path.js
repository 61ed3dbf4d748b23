import { draw } from "replicad";

export const about = {
  title: "The path of a handle",
  description:
    "An open line: up 20 mm, around an arc, across, around a second arc and down again.",
};

export default function main() {
  return draw()
    .vLine(20)
    .tangentArc(12, 12)
    .hLine(56)
    .tangentArc(12, -12)
    .vLine(-20)
    .done();
}
