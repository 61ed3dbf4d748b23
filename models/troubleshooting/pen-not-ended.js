import { draw } from "replicad";

export const about = {
  title: "A pen that was never ended",
  fails: "sketchOnPlane() was called on a pen that was never closed",
  description: "No shape: the outline of the wedge has no end.",
};

function makeWedge(outline) {
  return outline.sketchOnPlane("XZ").extrude(20);
}

export default function main() {
  return makeWedge(draw().hLine(40).vLine(25));
}
