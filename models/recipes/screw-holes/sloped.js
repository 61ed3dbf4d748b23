import { DEG2RAD, draw } from "replicad";

export const about = {
  title: "A countersunk hole in a sloped face",
  description:
    "A wedge whose sloped face has a countersunk hole at a right angle to it.",
  camera: { elevation: 30, azimuth: -60 },
  params: {
    slope: { label: "Slope", unit: "°", min: 5, max: 30, step: 1 },
  },
};

/** The angle in degrees. */
export const defaultParams = { slope: 25 };

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

/** A wedge with a sloped top; the middle of the top lies on the z axis. */
function makeWedge(slope, height) {
  const rise = 20 * Math.tan(slope * DEG2RAD);
  return draw([-20, 0])
    .hLine(40)
    .lineTo([20, height - rise])
    .lineTo([-20, height + rise])
    .close()
    .sketchOnPlane("XZ", [0, 15, 0])
    .extrude(30);
}

/** @param {typeof defaultParams} params */
export default function main({ slope }) {
  const tool = countersunkTool({ hole: 4.4, head: 9, depth: 30 })
    .rotate(slope, [0, 0, 0], [0, 1, 0])
    .translateZ(15);

  return makeWedge(slope, 15).cut(tool);
}
