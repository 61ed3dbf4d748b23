import { draw, drawCircle, drawEllipse, makePlane } from "replicad";

export const about = {
  title: "A filter that keeps too much",
  description:
    "With a box around the upper half as the only condition, the edges of the shoulder and the rim are highlighted as well as the seam.",
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

export default function main() {
  const vessel = makeBody().fuse(makeFiller());

  return {
    shape: vessel,
    highlightEdge: (e) => e.inBox([-50, -50, 60], [50, 50, 120]),
  };
}
