import { drawRoundedRectangle, drawSingleCircle, makeCylinder } from "replicad";

export const about = {
  title: "Straight edges in direction x",
  description: "Highlighted: the four straight edges along x and nothing else.",
};

function makePart() {
  const plate = drawRoundedRectangle(60, 40, 6)
    .cut(drawSingleCircle(5).translate(-18, 0))
    .sketchOnPlane("XY")
    .extrude(8);
  return plate.fuse(makeCylinder(10, 20, [12, 0, 0]));
}

export default function main() {
  return {
    shape: makePart(),
    highlightEdge: (e) => e.inDirection("X").ofCurveType("LINE"),
  };
}
