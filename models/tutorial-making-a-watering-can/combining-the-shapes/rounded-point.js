import { draw, drawCircle, drawEllipse, makePlane } from "replicad";

export const about = {
  fails: "The finder of highlightFace found nothing",
  title: "A point that misses the face",
  description:
    "With a point 0.1 mm above the rim no face is highlighted: the point does not lie on it.",
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
  const vessel = roundSeam(makeBody().fuse(makeFiller()));

  return {
    shape: vessel,
    highlightFace: (f) => f.containsPoint([-8, 0, 110.1]),
  };
}
