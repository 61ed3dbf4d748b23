import { drawRoundedRectangle, drawSingleCircle, makeCylinder } from "replicad";

export const about = {
  title: "Edges through a point",
  description:
    "Highlighted: the straight edge in front, which contains the point (0, -20, 8).",
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
    highlightEdge: (e) => e.containsPoint([0, -20, 8]),
  };
}
