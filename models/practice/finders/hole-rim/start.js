import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "Your block with a hole",
  description: "A block with a hole of 16 mm, chamfered at both rims.",
};

function makePlate() {
  return drawRectangle(50, 30)
    .cut(drawCircle(8))
    .sketchOnPlane("XY")
    .extrude(10);
}

export default function main() {
  return makePlate().chamfer(1, (e) => e.ofCurveType("CIRCLE"));
}
