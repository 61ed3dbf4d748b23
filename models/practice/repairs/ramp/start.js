import { draw } from "replicad";

export const about = {
  title: "A ramp without an end",
  fails: "sketchOnPlane() was called on a pen that was never closed",
  description:
    "No shape: the pen draws two sides of the ramp and is never closed.",
};

function makeRamp(outline) {
  return outline.sketchOnPlane("XZ").extrude(20);
}

export default function main() {
  return makeRamp(draw().hLine(40).vLine(25));
}
