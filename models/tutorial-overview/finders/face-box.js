import { drawRoundedRectangle, drawSingleCircle, makeCylinder } from "replicad";

export const about = {
  title: "Faces that reach into a box",
  description:
    "Highlighted: everything that reaches into a box around the hole: its wall, but also the top and bottom of the plate.",
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
    highlightFace: (f) => f.inBox([-24, -6, -1], [-12, 6, 9]),
  };
}
