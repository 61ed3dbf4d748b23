import { draw, makeCylinder } from "replicad";

export const about = {
  title: "The spout in place",
  description:
    "The tilted cylinder is moved 12 mm along x and 22 mm up, so that it leaves the body through its side.",
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
  return makeCylinder(radius, length)
    .rotate(40, [0, 0, 0], [0, 1, 0])
    .translate(12, 0, 22);
}

export default function main() {
  return [
    { shape: makeBody(), name: "body", color: "#5b93ad", opacity: 0.5 },
    { shape: makeSpout(8, 95), name: "spout", color: "#b5524a" },
  ];
}
