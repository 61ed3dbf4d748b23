import { drawRectangle } from "replicad";

export const about = {
  title: "The upper block found by a box",
  description: "The same blocks: a box and a direction find the edges.",
};

function makeBlocks() {
  const lower = drawRectangle(60, 40).sketchOnPlane("XY").extrude(10);
  const upper = drawRectangle(30, 20).sketchOnPlane("XY", 10).extrude(15);

  return lower.fuse(upper);
}

export default function main() {
  return makeBlocks().fillet(3, (e) =>
    e.inDirection("Z").inBox([-16, -11, 12], [16, 11, 20]),
  );
}
