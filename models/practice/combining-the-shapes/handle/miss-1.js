import { draw } from "replicad";

export const about = {
  title: "A hollow body without its handle",
  description:
    "The handle is missing. Sweep an ellipse along the path, cut the solid body from it, and fuse the rest to the hollow body.",
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
