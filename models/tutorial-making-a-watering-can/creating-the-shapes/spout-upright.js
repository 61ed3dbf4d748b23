import { draw, makeCylinder } from "replicad";

export const about = {
  title: "A cylinder at the origin",
  description:
    "A cylinder of radius 8 mm and length 95 mm stands upright in the middle of the body.",
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
  return makeCylinder(radius, length);
}

export default function main() {
  return [
    { shape: makeBody(), name: "body", color: "#5b93ad", opacity: 0.5 },
    { shape: makeSpout(8, 95), name: "spout", color: "#b5524a" },
  ];
}
