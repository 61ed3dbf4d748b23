import {
  draw,
  drawCircle,
  drawEllipse,
  makeCylinder,
  makePlane,
} from "replicad";

export const about = {
  title: "The can with a handle",
  description:
    "The can with a handle: an ellipse swept along a path of two lines with a rounded corner, at the side away from the spout.",
  prints: "-z",
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

function roundSpout(can) {
  return can.fillet(2, (e) =>
    e.ofCurveType("BSPLINE_CURVE").inBox([25, -15, 20], [60, 15, 72]),
  );
}

function makeHandle() {
  const path = draw([-40, 8])
    .lineTo([-60, 31])
    .customCorner(10)
    .lineTo([-32, 64])
    .done()
    .sketchOnPlane("XZ");

  return path.sweepSketch((plane) => drawEllipse(5, 4).sketchOnPlane(plane));
}

export default function main() {
  const vessel = roundSeam(makeBody().fuse(makeFiller()));
  const pipe = makeSpout(8, 95).cut(vessel.clone());
  const handle = makeHandle().cut(vessel.clone());
  const bore = makeSpout(6.4, 96);
  return roundSpout(hollow(vessel).fuse(pipe)).cut(bore).fuse(handle);
}
