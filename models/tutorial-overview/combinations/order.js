import { drawRoundedRectangle, makeCylinder } from "replicad";

export const about = {
  title: "Cut the other way round",
  description:
    "The cylinder with the block taken away: a notch in the shape of the block's corner.",
};

function makeBase() {
  return drawRoundedRectangle(60, 60, 10).sketchOnPlane("XY").extrude(14);
}

function makePeg() {
  return makeCylinder(18, 40, [18, -18, -5]);
}

export default function main() {
  return makePeg().cut(makeBase());
}
