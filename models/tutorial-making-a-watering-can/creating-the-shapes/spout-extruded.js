import { draw, drawCircle, makePlane } from "replicad";

export const about = {
  title: "The same spout by extrusion",
  description:
    "The spout made from a circle on a tilted plane, extruded 95 mm along the normal of that plane.",
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

function makeSpout(radius, length) {
  const spoutPlane = makePlane("XY").pivot(40, "Y").translate(12, 0, 22);
  return drawCircle(radius).sketchOnPlane(spoutPlane).extrude(length);
}

export default function main() {
  return [
    { shape: makeBody(), name: "body", color: "#5b93ad", opacity: 0.5 },
    { shape: makeSpout(8, 95), name: "spout", color: "#b5524a" },
  ];
}
