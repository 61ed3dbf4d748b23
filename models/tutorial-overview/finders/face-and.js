import { drawRoundedRectangle, drawSingleCircle, makeCylinder } from "replicad";

export const about = {
  title: "Both conditions",
  description:
    "Highlighted: the wall of the hole, the only cylindrical face in that box.",
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
    highlightFace: (f) =>
      f.ofSurfaceType("CYLINDRE").inBox([-24, -6, 0], [-12, 6, 8]),
  };
}
