import {
  drawRoundedRectangle,
  drawSingleCircle,
  makeCylinder,
  measureArea,
} from "replicad";

export const about = {
  title: "Your own condition",
  description:
    "Highlighted: the faces larger than 1000 square millimetres, the top and the bottom of the plate.",
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
    highlightFace: (f) => f.when(({ element }) => measureArea(element) > 1000),
  };
}
