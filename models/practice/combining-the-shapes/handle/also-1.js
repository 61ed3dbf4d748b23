import { draw, drawEllipse } from "replicad";

export const about = {
  title: "A handle drawn from its upper end",
  description: "The same body: the path of the handle runs the other way.",
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
  const path = draw([-32, 64])
    .line(-28, -33)
    .customCorner(10)
    .line(20, -23)
    .done()
    .sketchOnPlane("XZ");

  return path.sweepSketch((plane) => drawEllipse(5, 4).sketchOnPlane(plane));
}

export default function main() {
  const body = makeBody();

  return hollow(body.clone()).fuse(makeHandle().cut(body));
}
