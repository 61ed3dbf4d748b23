import { drawRectangle } from "replicad";

export const about = {
  title: "Your two blocks",
  description: "Two fused blocks with all upright edges rounded by 3 mm.",
};

function makeBlocks() {
  const lower = drawRectangle(60, 40).sketchOnPlane("XY").extrude(10);
  const upper = drawRectangle(30, 20).sketchOnPlane("XY", 10).extrude(15);

  return lower.fuse(upper);
}

export default function main() {
  return makeBlocks().fillet(3, (e) => e.inDirection("Z"));
}
