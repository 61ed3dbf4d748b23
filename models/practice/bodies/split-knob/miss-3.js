import { draw, makeBox } from "replicad";

export const about = {
  title: "Only the head of the knob",
  description:
    "The lower part is missing. `intersect` with the same box returns it. Return both parts in an array.",
};

function makeKnob() {
  return draw()
    .hLine(14)
    .lineTo([9, 18])
    .lineTo([18, 26])
    .vLine(8)
    .hLineTo(0)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
}

export default function main() {
  const below = makeBox([-20, -20, 0], [20, 20, 12]);

  return makeKnob().cut(below);
}
