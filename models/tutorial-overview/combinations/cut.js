import { drawRoundedRectangle, makeCylinder } from "replicad";

export const about = {
  title: "Block and cylinder: cut",
  description:
    "The block with the cylinder taken away: a round bite out of its corner.",
};

function makeBase() {
  return drawRoundedRectangle(60, 60, 10).sketchOnPlane("XY").extrude(14);
}

function makePeg() {
  return makeCylinder(18, 40, [18, -18, -5]);
}

export default function main() {
  return makeBase().cut(makePeg());
}
