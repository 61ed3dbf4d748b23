import { draw, drawEllipse } from "replicad";

export const about = {
  title: "A handle with a free end",
  description:
    "The handle ends outside the body at the top. End its path inside the wall, at x = −32, z = 64.",
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
    .lineTo([-42, 64])
    .done()
    .sketchOnPlane("XZ");

  return path.sweepSketch((plane) => drawEllipse(5, 4).sketchOnPlane(plane));
}

export default function main() {
  const body = makeBody();
  const handle = makeHandle().cut(body.clone());

  return hollow(body).fuse(handle);
}
