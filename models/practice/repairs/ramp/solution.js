import { draw } from "replicad";

export const about = {
  title: "The goal: a ramp",
  description: "A ramp 40 mm long, 25 mm high and 20 mm deep.",
};

function makeRamp(outline) {
  return outline.sketchOnPlane("XZ").extrude(20);
}

export default function main() {
  return makeRamp(draw().hLine(40).vLine(25).close());
}
