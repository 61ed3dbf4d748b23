import { drawRoundedRectangle, makeCylinder } from "replicad";

export const about = {
  fails: "cut() took nothing away",
  title: "A cut that misses",
  description:
    "The block is unchanged: the cylinder stands beside it and takes nothing away.",
};

function makeBase() {
  return drawRoundedRectangle(60, 60, 10).sketchOnPlane("XY").extrude(14);
}

export default function main() {
  return makeBase().cut(makeCylinder(10, 40, [60, 0, -5]));
}
