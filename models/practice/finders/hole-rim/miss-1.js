import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "Both rims of the hole chamfered",
  description:
    "Both rims are chamfered. Add a second condition: the upper rim is in the plane z = 10.",
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
