import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "Highlighted faces",
  description: "The stand with the walls of its two holes highlighted.",
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
    highlightFace: (f) =>
      f.ofSurfaceType("CYLINDRE").inBox([-22, -7, 5], [22, 7, 20]),
  };
}
