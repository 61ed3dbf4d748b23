import { draw } from "replicad";

export const about = {
  title: "A knob in one piece",
  description:
    "The knob is still in one piece. Make a box that covers everything below z = 12, and use `intersect` and `cut`.",
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
  return makeKnob();
}
