import {
  draw,
  drawCircle,
  drawEllipse,
  makeCylinder,
  makePlane,
} from "replicad";

export const about = {
  title: "The spout fused on",
  description:
    "Body, filler and spout as one solid; the spout ends inside the body.",
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

function makeSpout() {
  return makeCylinder(8, 95)
    .rotate(50, [0, 0, 0], [0, 1, 0])
    .translate(12, 0, 22);
}

function roundSeam(can) {
  return can.fillet(4, (e) =>
    e.inPlane("XY", 72).withinDistance(20, [0, 0, 72]),
  );
}

export default function main() {
  const can = roundSeam(makeBody().fuse(makeFiller()));
  return can.fuse(makeSpout());
}
