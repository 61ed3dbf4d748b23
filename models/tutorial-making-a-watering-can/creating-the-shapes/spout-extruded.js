import { draw, drawCircle, drawEllipse, makePlane } from "replicad";

export const about = {
  title: "The same spout by extrusion",
  description:
    "The spout made from a circle on a tilted plane, extruded 95 mm along the normal of that plane.",
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
  const spoutPlane = makePlane("XY").pivot(50, "Y").translate(12, 0, 22);
  return drawCircle(8).sketchOnPlane(spoutPlane).extrude(95);
}

export default function main() {
  return [
    { shape: makeBody(), name: "body", color: "#5b93ad", opacity: 0.5 },
    { shape: makeFiller(), name: "filler", color: "#e0a458" },
    { shape: makeSpout(), name: "spout", color: "#b5524a" },
  ];
}
