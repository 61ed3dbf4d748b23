import { drawRoundedRectangle, makeCylinder } from "replicad";

export const about = {
  title: "A block and a cylinder",
  description:
    "A rounded block of 60 by 60 by 14 mm and a cylinder of radius 18 mm through one of its corners, as two separate parts.",
};

function makeBase() {
  return drawRoundedRectangle(60, 60, 10).sketchOnPlane("XY").extrude(14);
}

function makePeg() {
  return makeCylinder(18, 40, [18, -18, -5]);
}

export default function main() {
  return [
    { shape: makeBase(), name: "block", color: "#5b93ad" },
    { shape: makePeg(), name: "cylinder", color: "#e0a458" },
  ];
}
