import { draw } from "replicad";

export const about = {
  title: "Half the outline of a knob",
  description:
    "The right half of a drawer knob: a foot, a neck and a domed head, 30 mm tall.",
};

function drawHalfKnob() {
  return draw()
    .hLine(9)
    .lineTo([6, 12])
    .smoothSplineTo([16, 22], { startTangent: [0, 1], endTangent: [0.2, 1] })
    .sagittaArcTo([0, 30], -2.1)
    .close();
}

export default function main() {
  return drawHalfKnob();
}
