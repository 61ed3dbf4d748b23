import { draw } from "replicad";

export const about = {
  title: "A plate of two wedges",
  fails: "A plate of two wedges may be broken",
  description:
    "The outline crosses itself: two of its corners are swapped. The corner at x = 50 is next to the one at x = 60.",
};

export default function main() {
  return draw()
    .lineTo([60, 0])
    .lineTo([10, 30])
    .lineTo([50, 30])
    .close()
    .sketchOnPlane("XY")
    .extrude(6);
}
