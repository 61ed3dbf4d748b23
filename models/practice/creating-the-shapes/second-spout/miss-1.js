import { draw, drawCircle, makePlane } from "replicad";

export const about = {
  title: "A can without its second spout",
  description:
    "The second spout is missing. Write a function like `makeSpout`, and return what it makes as a third part.",
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

function makeSpout() {
  const plane = makePlane("XY").pivot(40, "Y").translate(12, 0, 22);
  return drawCircle(8).sketchOnPlane(plane).extrude(95);
}

export default function main() {
  return [
    { shape: makeBody(), name: "body", color: "#5b93ad", opacity: 0.5 },
    { shape: makeSpout(), name: "spout", color: "#b5524a" },
  ];
}
