import { drawRoundedRectangle, makeCylinder } from "replicad";

export const about = {
  title: "Block and cylinder: intersected",
  description:
    "Only what lies in both: the part of the cylinder inside the block.",
};

function makeBase() {
  return drawRoundedRectangle(60, 60, 10).sketchOnPlane("XY").extrude(14);
}

function makePeg() {
  return makeCylinder(18, 40, [18, -18, -5]);
}

export default function main() {
  return makeBase().intersect(makePeg());
}
