import {
  draw,
  drawFaceOutline,
  drawRectangle,
  FaceFinder,
  makePlane,
} from "replicad";

export const about = {
  title: "The section of a jar as a drawing",
  description:
    "The outline of the wall and the floor of the jar, as a flat drawing.",
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

/** Returns a shape's cross-section in a plane, one drawing per section face. */
function sectionDrawings(shape, plane) {
  const faces = new FaceFinder().inPlane(plane).find(behind(shape, plane));
  if (faces.length === 0) throw new Error("The plane does not meet the shape");
  return faces.map((face) => drawFaceOutline(face));
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

/** @param {typeof defaultParams} params */
export default function main({ position }) {
  return sectionDrawings(makeJar(), makePlane("XZ", position)).map((drawing) =>
    drawing.rotate(-90),
  );
}
