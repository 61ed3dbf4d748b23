import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A lid without clearance",
  description:
    "The rim is as large as the opening, so the lid does not go on. Make the outline of the rim smaller with `offset(-0.2)`.",
};

export default function main() {
  const outside = drawRoundedRectangle(50, 35, 5);
  const inside = outside.offset(-2);

  const pocket = inside.sketchOnPlane("XY", 2).extrude(18);
  const box = outside.sketchOnPlane("XY").extrude(20).cut(pocket);

  const rim = inside.sketchOnPlane("XY", 16).extrude(4);
  const lid = outside.sketchOnPlane("XY", 20).extrude(3).fuse(rim);

  return [
    { shape: box, name: "box" },
    { shape: lid, name: "lid" },
  ];
}
