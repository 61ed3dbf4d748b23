import { draw, drawCircle, drawEllipse, makePlane } from "replicad";

export const about = {
  title: "The rim plane pivoted",
  description:
    "The elliptical disc is tilted by 18 degrees around the y axis, so that the side towards the spout is higher.",
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
  const rimPlane = makePlane("XY", 110).pivot(-18, "Y");
  const fillerRim = drawEllipse(20, 18).sketchOnPlane(rimPlane).face();

  return [
    { shape: makeBody(), name: "body", opacity: 0.35 },
    { shape: fillerBase, name: "filler base", color: "#1c7a9c" },
    { shape: fillerRim, name: "filler rim", color: "#c2701c" },
  ];
}
