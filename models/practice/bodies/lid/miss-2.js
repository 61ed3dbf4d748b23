import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A lid with half the clearance",
  description:
    "The clearance is not 0.2 mm on every side. The rim has to be 0.4 mm shorter and 0.4 mm narrower than the opening.",
};

export default function main() {
  const outside = drawRoundedRectangle(50, 35, 5);
  const inside = outside.offset(-2);

  const pocket = inside.sketchOnPlane("XY", 2).extrude(18);
  const box = outside.sketchOnPlane("XY").extrude(20).cut(pocket);

  const rim = inside.offset(-0.1).sketchOnPlane("XY", 16).extrude(4);
  const lid = outside.sketchOnPlane("XY", 20).extrude(3).fuse(rim);

  return [
    { shape: box, name: "box" },
    { shape: lid, name: "lid" },
  ];
}
