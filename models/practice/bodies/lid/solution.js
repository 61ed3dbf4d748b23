import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "The goal: a lid that fits",
  description:
    "A box with its lid on. The rim below the lid has a clearance of 0.2 mm on every side.",
};

export default function main() {
  const outside = drawRoundedRectangle(50, 35, 5);
  const inside = outside.offset(-2);

  const pocket = inside.sketchOnPlane("XY", 2).extrude(18);
  const box = outside.sketchOnPlane("XY").extrude(20).cut(pocket);

  const rim = inside.offset(-0.2).sketchOnPlane("XY", 16).extrude(4);
  const lid = outside.sketchOnPlane("XY", 20).extrude(3).fuse(rim);

  return [
    { shape: box, name: "box" },
    { shape: lid, name: "lid" },
  ];
}
