import { draw, makeBox } from "replicad";

export const about = {
  title: "A knob in two parts, pulled apart",
  description:
    "The parts are right, but there is a gap of 20 mm between them. Leave out the translation.",
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

  return [knob.intersect(below), knob.cut(below).translateZ(20)];
}
