import { draw, drawEllipse } from "replicad";

export const about = {
  title: "A handle that reaches into the body",
  description:
    "The ends of the handle are inside the body. Cut the solid body from the handle before you fuse it.",
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

function makeHandle() {
  const path = draw([-40, 8])
    .lineTo([-60, 31])
    .customCorner(10)
    .lineTo([-32, 64])
    .done()
    .sketchOnPlane("XZ");

  return path.sweepSketch((plane) => drawEllipse(5, 4).sketchOnPlane(plane));
}

export default function main() {
  const body = makeBody();

  return hollow(body).fuse(makeHandle());
}
