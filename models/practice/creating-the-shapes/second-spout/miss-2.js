import { draw, drawCircle, makePlane } from "replicad";

export const about = {
  title: "Two spouts that lean the same way",
  description:
    "The second spout does not leave the body on the left. It starts at x = −12, and a negative angle leans it towards −x.",
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

function makeSecondSpout() {
  const plane = makePlane("XY").pivot(30, "Y").translate(-12, 0, 22);
  return drawCircle(8).sketchOnPlane(plane).extrude(80);
}

export default function main() {
  return [
    { shape: makeBody(), name: "body", color: "#5b93ad", opacity: 0.5 },
    { shape: makeSpout(), name: "spout", color: "#b5524a" },
    { shape: makeSecondSpout(), name: "second spout", color: "#e0a458" },
  ];
}
