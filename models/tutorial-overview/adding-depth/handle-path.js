import { draw } from "replicad";

export const about = {
  title: "The path of a handle",
  description:
    "An open line on the XZ plane: up 25 mm, around an arc, across, and down again.",
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
