import { drawRoundedRectangle, makeCompound } from "replicad";

export const about = {
  title: "Tray and lid as one compound",
  description:
    "The same tray and lid grouped into one shape that still holds two bodies.",
};

function makeTray() {
  return drawRoundedRectangle(70, 45, 8)
    .sketchOnPlane("XY")
    .extrude(20)
    .shell(2, (f) => f.inPlane("XY", 20));
}

function makeLid() {
  return drawRoundedRectangle(70, 45, 8).sketchOnPlane("XY", 20).extrude(2);
}

export default function main() {
  return makeCompound([makeTray(), makeLid().translateZ(12)]);
}
