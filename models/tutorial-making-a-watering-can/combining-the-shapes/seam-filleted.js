import { draw, drawCircle, drawEllipse, makePlane } from "replicad";

export const about = {
  title: "The seam rounded",
  description:
    "The seam between body and filler rounded with a radius of 4 mm.",
};

function makeBody() {
  return draw()
    .hLine(44)
    .sagittaArcTo([30, 72], -3)
    .customCorner(6)
    .lineTo([17, 88])
    .hLineTo(0)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
}

function makeFiller() {
  const rimPlane = makePlane("XY", 110).pivot(-18, "Y").translateX(-8);
  const fillerBase = drawCircle(17).sketchOnPlane("XY", 88);
  const fillerRim = drawEllipse(20, 18).sketchOnPlane(rimPlane);

  return fillerBase.loftWith(fillerRim);
}

function roundSeam(vessel) {
  return vessel.fillet(4, (e) => e.inPlane("XY", 88));
}

export default function main() {
  return roundSeam(makeBody().fuse(makeFiller()));
}
