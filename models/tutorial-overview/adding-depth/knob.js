import { draw } from "replicad";

export const about = {
  title: "A drawer knob",
  description:
    "The half outline turned one full turn around the z axis: a knob 30 mm tall.",
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
  return drawHalfKnob().sketchOnPlane("XZ").revolve();
}
