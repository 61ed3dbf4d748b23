import { draw, drawCircle, drawEllipse, makePlane } from "replicad";

export const about = {
  title: "The seam rounded",
  description:
    "The seam between body and filler rounded with a radius of 4 mm.",
};

function makeBody() {
  return draw()
    .hLine(44)
    .customCorner(6)
    .sagittaArcTo([30, 72], -6)
    .hLineTo(0)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
}

function makeFiller() {
  const rimPlane = makePlane("XY", 92).pivot(-18, "Y").translateX(-10);
  const fillerBase = drawCircle(17).sketchOnPlane("XY", 72);
  const fillerRim = drawEllipse(20, 18).sketchOnPlane(rimPlane);

  return fillerBase.loftWith(fillerRim);
}

export default function main() {
  const can = makeBody().fuse(makeFiller());
  return can.fillet(4, (e) =>
    e.inPlane("XY", 72).withinDistance(20, [0, 0, 72]),
  );
}
