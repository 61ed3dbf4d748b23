import { DEG2RAD, draw, drawRoundedRectangle, makeCompound } from "replicad";

export const about = {
  title: "A plate with two kinds of screw holes",
  description:
    "A plate of 70 by 40 mm: two countersunk holes on the left, two counterbored holes on the right.",
  camera: { elevation: 45 },
  params: {
    hole: { label: "Hole", unit: "mm", min: 3, max: 6, step: 0.1 },
    head: { label: "Head", unit: "mm", min: 7, max: 12, step: 0.1 },
    thickness: { label: "Thickness", unit: "mm", min: 5, max: 12, step: 0.5 },
  },
};

/** Lengths in millimetres; hole and head are diameters. */
export const defaultParams = { hole: 4.4, head: 9, thickness: 6 };

/**
 * The tool for a countersunk hole, pointing down from its rim
 * around the origin. All widths are diameters in millimetres,
 * `angle` is the full angle of the head in degrees.
 */
function countersunkTool({ hole, head, depth, angle = 90 }) {
  const cone = (head - hole) / 2 / Math.tan((angle * DEG2RAD) / 2);
  if (cone >= depth) {
    throw new Error(
      `The head is ${cone.toFixed(1)} mm deep, and the hole only ${depth} mm`,
    );
  }
  return draw([0, -depth - 1])
    .hLine(hole / 2)
    .lineTo([hole / 2, -cone])
    .lineTo([head / 2, 0])
    .vLine(1)
    .hLine(-head / 2)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
}

/**
 * The tool for a counterbored hole, pointing down from its rim
 * around the origin. All widths are diameters in millimetres,
 * `headDepth` is how deep the head sinks in.
 */
function counterboredTool({ hole, head, headDepth, depth }) {
  if (headDepth >= depth) {
    throw new Error(
      `The head is ${headDepth} mm deep, and the hole only ${depth} mm`,
    );
  }
  return draw([0, -depth - 1])
    .hLine(hole / 2)
    .lineTo([hole / 2, -headDepth])
    .hLine((head - hole) / 2)
    .lineTo([head / 2, 1])
    .hLine(-head / 2)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
}

/** Cuts a tool out of a body at each of the points, all at once. */
function drill(body, tool, points) {
  return body.cut(
    makeCompound(points.map((point) => tool.clone().translate(point))),
  );
}

/** @param {typeof defaultParams} params */
export default function main({ hole, head, thickness }) {
  const plate = drawRoundedRectangle(70, 40, 6)
    .sketchOnPlane("XY")
    .extrude(thickness);
  const screw = { hole, head, depth: thickness };

  const flat = drill(plate, countersunkTool(screw), [
    [-25, 10, thickness],
    [-25, -10, thickness],
  ]);
  return drill(flat, counterboredTool({ ...screw, headDepth: 4 }), [
    [25, 10, thickness],
    [25, -10, thickness],
  ]);
}
