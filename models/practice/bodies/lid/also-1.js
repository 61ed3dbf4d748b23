import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "The box hollowed with a shell",
  description:
    "The same box, hollowed with `shell`, and a lid whose rim has its sizes as numbers.",
};

export default function main() {
  const box = drawRoundedRectangle(50, 35, 5)
    .sketchOnPlane("XY")
    .extrude(20)
    .shell(2, (f) => f.inPlane("XY", 20));

  const rim = drawRoundedRectangle(45.6, 30.6, 2.8);
  const lid = drawRoundedRectangle(50, 35, 5)
    .sketchOnPlane("XY", 23)
    .extrude(-3)
    .fuse(rim.sketchOnPlane("XY", 20).extrude(-4));

  return [lid, box];
}
