import { drawRoundedRectangle, makeCylinder } from "replicad";

export const about = {
  title: "A rounded seam",
  description:
    "The fused peg and base, with a hollow rounding of 3 mm where the peg rises from the base.",
};

function makeBase() {
  return drawRoundedRectangle(40, 40, 6).sketchOnPlane("XY").extrude(12);
}

function makePeg() {
  return makeCylinder(8, 30, [0, 0, 4]);
}

export default function main() {
  return makeBase()
    .fuse(makePeg())
    .fillet(3, (e) =>
      e.inPlane("XY", 12).ofCurveType("CIRCLE").inBox([-9, -9, 0], [9, 9, 20]),
    );
}
