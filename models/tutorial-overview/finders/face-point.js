import { drawRoundedRectangle, drawSingleCircle, makeCylinder } from "replicad";

export const about = {
  title: "Faces that contain a point",
  description:
    "Highlighted: the top of the boss, which contains the point (12, 0, 20).",
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
    highlightFace: (f) => f.containsPoint([12, 0, 20]),
  };
}
