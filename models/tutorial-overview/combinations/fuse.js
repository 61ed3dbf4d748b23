import { drawRoundedRectangle, makeCylinder } from "replicad";

export const about = {
  title: "Block and cylinder: fused",
  description: "Block and cylinder as one solid.",
};

function makeBase() {
  return drawRoundedRectangle(60, 60, 10).sketchOnPlane("XY").extrude(14);
}

function makePeg() {
  return makeCylinder(18, 40, [18, -18, -5]);
}

export default function main() {
  return makeBase().fuse(makePeg());
}
