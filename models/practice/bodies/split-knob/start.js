import { draw } from "replicad";

export const about = {
  title: "Your knob",
  description: "A knob in one piece, 34 mm tall.",
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
