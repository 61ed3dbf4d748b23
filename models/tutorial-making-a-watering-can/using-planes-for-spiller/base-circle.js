import { draw, drawCircle } from "replicad";

export const about = {
  title: "A circle on top of the body",
  description:
    "A disc of radius 17 mm lies on the flat top of the body, on a plane parallel to XY at z = 88.",
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

  return [
    { shape: makeBody(), name: "body", opacity: 0.35 },
    { shape: fillerBase, name: "filler base", color: "#1c7a9c" },
  ];
}
