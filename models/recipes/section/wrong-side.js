import { draw, drawRectangle } from "replicad";

export const about = {
  title: "The other half of the jar",
  description:
    "The half of the jar that lies before the plane, seen from its closed side: nothing of the inside is seen.",
  camera: { elevation: 15, azimuth: -75 },
};

/**
 * Returns the part of a shape behind a plane. The side that the plane's normal
 * points to is cut away.
 */
function behind(shape, plane) {
  const size = 4 * Math.hypot(...shape.boundingBox.bounds.flat());
  const front = drawRectangle(size, size).sketchOnPlane(plane).extrude(size);
  return shape.cut(front);
}

/** A jar, revolved from half of its cross-section. */
function makeJar() {
  const jar = draw([0, 0])
    .hLine(16)
    .line(4, 26)
    .hLine(-2.5)
    .line(-3.6, -23.5)
    .hLineTo(0)
    .close();
  return jar.sketchOnPlane("XZ").revolve();
}

export default function main() {
  return behind(makeJar(), "ZX");
}
