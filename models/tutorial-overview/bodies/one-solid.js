import { drawRoundedRectangle, makeCylinder } from "replicad";

export const about = {
  title: "Peg and base as one solid",
  description:
    "The same base and peg as one piece of material, with an edge where they meet.",
};

function makeBase() {
  return drawRoundedRectangle(40, 40, 6).sketchOnPlane("XY").extrude(12);
}

function makePeg() {
  return makeCylinder(8, 30, [0, 0, 4]);
}

export default function main() {
  return makeBase().fuse(makePeg());
}
