import { draw } from "replicad";

export const about = {
  title: "A pen that was closed",
  description: "A wedge with a triangular front.",
};

function makeWedge(outline) {
  return outline.sketchOnPlane("XZ").extrude(20);
}

export default function main() {
  return makeWedge(draw().hLine(40).vLine(25).close());
}
