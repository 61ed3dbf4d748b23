import { DEG2RAD, draw, makeBaseBox } from "replicad";

export const about = {
  title: "A countersunk hole, cut open",
  description:
    "Half of a block with a countersunk hole: a cone that leads into a straight hole.",
  camera: { elevation: 25, azimuth: -70 },
  params: {
    angle: {
      label: "Angle of the head",
      unit: "°",
      min: 60,
      max: 120,
      step: 1,
    },
  },
};

/** The angle in degrees. */
export const defaultParams = { angle: 90 };

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

/** @param {typeof defaultParams} params */
export default function main({ angle }) {
  const tool = countersunkTool({ hole: 4.4, head: 9, depth: 8, angle });

  return makeBaseBox(20, 10, 8).translate(0, 5, 0).cut(tool.translateZ(8));
}
