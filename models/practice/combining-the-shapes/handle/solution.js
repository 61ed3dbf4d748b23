import { draw, drawCircle, drawEllipse, makePlane } from "replicad";

export const about = {
  title: "The goal: a vessel with a handle",
  description:
    "The hollow vessel of the can with a handle on the side away from the spout.",
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
  const vessel = makeBody().fuse(makeFiller());
  const handle = makeHandle().cut(vessel.clone());

  return hollow(vessel).fuse(handle);
}
