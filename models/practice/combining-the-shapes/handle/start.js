import { draw } from "replicad";

export const about = {
  title: "Your hollow body",
  description: "The hollow body of the can, without filler, spout and handle.",
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

function hollow(body) {
  return body.shell(1.6, (f) => f.inPlane("XY", 88));
}

export default function main() {
  const body = makeBody();

  return hollow(body);
}
