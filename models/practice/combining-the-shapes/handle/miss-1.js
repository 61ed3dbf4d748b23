import { draw, drawCircle, drawEllipse, makePlane } from "replicad";

export const about = {
  title: "A vessel without its handle",
  description:
    "The handle is missing. Sweep an ellipse along the path, cut the vessel from it, and fuse the rest to the hollow vessel.",
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

function makeFiller() {
  const rimPlane = makePlane("XY", 110).pivot(-18, "Y").translateX(-8);
  const fillerBase = drawCircle(17).sketchOnPlane("XY", 88);
  const fillerRim = drawEllipse(20, 18).sketchOnPlane(rimPlane);

  return fillerBase.loftWith(fillerRim);
}

function hollow(vessel) {
  return vessel.shell(1.6, (f) => f.containsPoint([-8, 0, 110]));
}

export default function main() {
  const vessel = makeBody().fuse(makeFiller());

  return hollow(vessel);
}
