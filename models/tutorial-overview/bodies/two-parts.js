import { drawRoundedRectangle, makeCylinder } from "replicad";

export const about = {
  title: "A peg and a base as two parts",
  description:
    "A blue base with a yellow peg standing in it; the two are separate parts.",
};

function makeBase() {
  return drawRoundedRectangle(40, 40, 6).sketchOnPlane("XY").extrude(12);
}

function makePeg() {
  return makeCylinder(8, 30, [0, 0, 4]);
}

export default function main() {
  return [
    { shape: makeBase(), name: "base", color: "#5b93ad" },
    { shape: makePeg(), name: "peg", color: "#e0a458" },
  ];
}
