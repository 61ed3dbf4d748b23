import { draw, makeBaseBox } from "replicad";

export const about = {
  title: "The knob split with two boxes",
  description: "The same parts, each cut with a box of its own.",
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
  const below = makeBaseBox(60, 60, 12);
  const above = makeBaseBox(60, 60, 40).translateZ(12);

  return [makeKnob().cut(below), makeKnob().cut(above)];
}
