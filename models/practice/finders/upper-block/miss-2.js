import { drawRectangle } from "replicad";

export const about = {
  title: "The upper block rounded at the top",
  description:
    'You rounded the edges around the top. Upright edges run in the direction `"Z"`.',
};

function makeBlocks() {
  const lower = drawRectangle(60, 40).sketchOnPlane("XY").extrude(10);
  const upper = drawRectangle(30, 20).sketchOnPlane("XY", 10).extrude(15);

  return lower.fuse(upper);
}

export default function main() {
  return makeBlocks().fillet(3, (e) => e.inPlane("XY", 25));
}
