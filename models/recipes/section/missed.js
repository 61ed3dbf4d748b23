import {
  draw,
  drawFaceOutline,
  drawRectangle,
  FaceFinder,
  makePlane,
} from "replicad";

export const about = {
  title: "A plane beside the jar",
  fails: "The plane does not meet the shape",
  description: "No shape: the plane passes in front of the jar.",
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

export default function main() {
  return sectionDrawings(makeJar(), makePlane("XZ", 25));
}
