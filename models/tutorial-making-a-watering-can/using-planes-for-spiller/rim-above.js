import { draw, drawCircle, drawEllipse } from "replicad";

export const about = {
  title: "A second outline above the first",
  description:
    "An elliptical disc, 40 by 36 mm, floats 22 mm above the top of the body, parallel to it.",
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

export default function main() {
  const fillerBase = drawCircle(17).sketchOnPlane("XY", 88).face();
  const fillerRim = drawEllipse(20, 18).sketchOnPlane("XY", 110).face();

  return [
    { shape: makeBody(), name: "body", opacity: 0.35 },
    { shape: fillerBase, name: "filler base", color: "#1c7a9c" },
    { shape: fillerRim, name: "filler rim", color: "#c2701c" },
  ];
}
