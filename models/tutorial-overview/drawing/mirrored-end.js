import { draw } from "replicad";

export const about = {
  title: "Closed with its mirror image",
  description:
    "A symmetric spade: one half was drawn, the other is its mirror image.",
};

export default function main() {
  return draw()
    .hLine(4)
    .vLine(12)
    .line(8, 4)
    .smoothSplineTo([0, 36], { startTangent: [0, 1], endTangent: [-1, 1] })
    .closeWithMirror();
}
