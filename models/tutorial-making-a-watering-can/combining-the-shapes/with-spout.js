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
    "The hollow vessel with the part of the cylinder that is outside of it, still a closed rod.",
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

function hollow(vessel) {
  return vessel.shell(1.6, (f) => f.containsPoint([-8, 0, 110]));
}

function makeSpout(radius, length) {
  return makeCylinder(radius, length)
    .rotate(40, [0, 0, 0], [0, 1, 0])
    .translate(12, 0, 22);
}

export default function main() {
  const vessel = roundSeam(makeBody().fuse(makeFiller()));
  const pipe = makeSpout(8, 95).cut(vessel.clone());
  return hollow(vessel).fuse(pipe);
}
