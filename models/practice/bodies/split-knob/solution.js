import { draw, makeBox } from "replicad";

export const about = {
  title: "The goal: a knob in two parts",
  description:
    "A knob, split across at a height of 12 mm. Both parts are where they were.",
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
  const knob = makeKnob();
  const below = makeBox([-20, -20, 0], [20, 20, 12]);

  return [
    { shape: knob.intersect(below), name: "foot" },
    { shape: knob.cut(below), name: "head" },
  ];
}
