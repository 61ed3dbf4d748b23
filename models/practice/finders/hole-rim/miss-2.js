import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "All upper edges chamfered",
  description:
    "The outer edges are chamfered as well. Of the edges in the plane z = 10, keep only the circle.",
};

function makePlate() {
  return drawRectangle(50, 30)
    .cut(drawCircle(8))
    .sketchOnPlane("XY")
    .extrude(10);
}

export default function main() {
  return makePlate().chamfer(1, (e) => e.inPlane("XY", 10));
}
