import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "The goal: one rim of the hole chamfered",
  description:
    "A block with a hole of 16 mm whose upper rim is chamfered by 1 mm.",
};

function makePlate() {
  return drawRectangle(50, 30)
    .cut(drawCircle(8))
    .sketchOnPlane("XY")
    .extrude(10);
}

export default function main() {
  return makePlate().chamfer(1, (e) =>
    e.ofCurveType("CIRCLE").inPlane("XY", 10),
  );
}
