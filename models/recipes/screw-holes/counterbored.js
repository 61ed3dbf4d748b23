import { draw, makeBaseBox } from "replicad";

export const about = {
  title: "A counterbored hole, cut open",
  description:
    "Half of a block with a counterbored hole: a wide hole with a flat floor, and a narrow one through the floor.",
  camera: { elevation: 25, azimuth: -70 },
  params: {
    headDepth: {
      label: "Depth of the head",
      unit: "mm",
      min: 1,
      max: 7,
      step: 0.5,
    },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { headDepth: 4.5 };

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

/** @param {typeof defaultParams} params */
export default function main({ headDepth }) {
  const tool = counterboredTool({ hole: 4.4, head: 8.4, headDepth, depth: 8 });

  return makeBaseBox(20, 10, 8).translate(0, 5, 0).cut(tool.translateZ(8));
}
