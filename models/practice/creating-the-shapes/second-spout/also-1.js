import { draw, makeCylinder } from "replicad";

export const about = {
  title: "Two spouts of cylinders",
  description: "The same parts: both spouts are cylinders, turned and moved.",
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
  const spout = makeCylinder(8, 95)
    .rotate(40, [0, 0, 0], [0, 1, 0])
    .translate(12, 0, 22);
  const second = makeCylinder(8, 80, [-12, 0, 22]).rotate(
    -30,
    [-12, 0, 22],
    [0, 1, 0],
  );

  return [makeBody(), spout, second];
}
