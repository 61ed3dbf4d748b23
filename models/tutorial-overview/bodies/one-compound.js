import { drawRoundedRectangle, makeCompound, makeCylinder } from "replicad";

export const about = {
  title: "Peg and base as one compound",
  description:
    "The same base and peg in one colour, as one shape that still holds two bodies inside each other.",
};

function makeBase() {
  return drawRoundedRectangle(40, 40, 6).sketchOnPlane("XY").extrude(12);
}

function makePeg() {
  return makeCylinder(8, 30, [0, 0, 4]);
}

export default function main() {
  return makeCompound([makeBase(), makePeg()]);
}
