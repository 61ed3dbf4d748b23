import {
  DEG2RAD,
  draw,
  drawCircle,
  drawEllipse,
  makeCylinder,
  makePlane,
} from "replicad";

export const about = {
  title: "The hollow can",
  description:
    "The can with walls of 1.6 mm, open at the rim of the filler and at the end of the spout.",
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

function roundSpout(can) {
  return can.fillet(3, (e) =>
    e.ofCurveType("BSPLINE_CURVE").inBox([25, -15, 20], [60, 15, 65]),
  );
}

const spoutTip = [
  12 + 95 * Math.sin(50 * DEG2RAD),
  0,
  22 + 95 * Math.cos(50 * DEG2RAD),
];

function hollow(solid) {
  return solid.shell(1.6, (f) =>
    f.either([
      (rim) => rim.containsPoint([-10, 0, 92]),
      (tip) => tip.containsPoint(spoutTip),
    ]),
  );
}

export default function main() {
  const solid = roundSpout(
    roundSeam(makeBody().fuse(makeFiller())).fuse(makeSpout()),
  );
  return hollow(solid);
}
