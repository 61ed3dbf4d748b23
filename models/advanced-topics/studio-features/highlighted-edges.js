import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "Highlighted edges",
  description: "The stand with the rims of its two holes highlighted.",
};

function makeStand() {
  return drawRoundedRectangle(60, 40, 8)
    .sketchOnPlane("XY")
    .extrude(20)
    .cut(drawCircle(6).translate(-14, 0).sketchOnPlane("XY", 4).extrude(20))
    .cut(drawCircle(6).translate(14, 0).sketchOnPlane("XY", 4).extrude(20));
}

export default function main() {
  return {
    shape: makeStand(),
    highlightEdge: (e) =>
      e.ofCurveType("CIRCLE").inBox([-21, -7, 19], [21, 7, 21]),
  };
}
