import { draw } from "replicad";

export const about = {
  title: "The body",
  description: "The half profile revolved one full turn around the z axis.",
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
  return makeBody();
}
