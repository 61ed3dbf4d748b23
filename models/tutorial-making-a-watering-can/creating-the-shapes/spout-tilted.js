import { draw, makeCylinder } from "replicad";

export const about = {
  title: "The cylinder tilted",
  description:
    "The cylinder is rotated by 40 degrees around the y axis and leans towards positive x.",
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
  return makeCylinder(radius, length).rotate(40, [0, 0, 0], [0, 1, 0]);
}

export default function main() {
  return [
    { shape: makeBody(), name: "body", color: "#5b93ad", opacity: 0.5 },
    { shape: makeSpout(8, 95), name: "spout", color: "#b5524a" },
  ];
}
