import { drawRectangle } from "replicad";

export const about = {
  title: "Both blocks rounded",
  description:
    "The edges of both blocks are rounded. Add a condition: those of the upper block are 15 mm long, and the others 10 mm.",
};

function makeBlocks() {
  const lower = drawRectangle(60, 40).sketchOnPlane("XY").extrude(10);
  const upper = drawRectangle(30, 20).sketchOnPlane("XY", 10).extrude(15);

  return lower.fuse(upper);
}

export default function main() {
  return makeBlocks().fillet(3, (e) => e.inDirection("Z"));
}
