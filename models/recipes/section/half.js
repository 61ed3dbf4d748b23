import { draw, drawRectangle, makeCylinder, makePlane } from "replicad";

export const about = {
  title: "A jar and its lid, cut open",
  description:
    "Half of a jar with half of its lid on it: the wall, the floor and the lip of the lid are seen.",
  camera: { elevation: 15, azimuth: -75 },
  params: {
    position: { label: "Plane at", unit: "mm", min: -15, max: 15, step: 1 },
  },
};

/** The distance of the plane from the middle, in millimetres. */
export const defaultParams = { position: 0 };

/**
 * Returns the part of a shape behind a plane. The side that the plane's normal
 * points to is cut away.
 */
function behind(shape, plane) {
  const size = 4 * Math.hypot(...shape.boundingBox.bounds.flat());
  const front = drawRectangle(size, size).sketchOnPlane(plane).extrude(size);
  return shape.cut(front);
}

/** A jar, revolved from half of its cross-section, with a flat lid. */
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

function makeLid() {
  return makeCylinder(20, 2)
    .fuse(makeCylinder(16.5, 4).translateZ(-4))
    .fuse(makeCylinder(4, 6).translateZ(2))
    .translateZ(26);
}

/** @param {typeof defaultParams} params */
export default function main({ position }) {
  const plane = makePlane("XZ", position);

  return [
    { shape: behind(makeJar(), plane), name: "jar", color: "#d9a441" },
    { shape: behind(makeLid(), plane), name: "lid", color: "#4a7fb5" },
  ];
}
