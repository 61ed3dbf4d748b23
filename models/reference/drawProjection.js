import { drawProjection, drawRectangle, makeCylinder } from "replicad";

export const about = {
  title: "What a camera sees of a solid",
  description:
    "A view of a stepped block with a hole: visible edges as lines, hidden ones as dashes.",
  params: {
    view: {
      label: "View",
      choices: ["front", "back", "left", "right", "top", "bottom"],
    },
  },
};

/** @type {{ view: import("replicad").ProjectionPlane }} */
export const defaultParams = { view: "front" };

/** @param {typeof defaultParams} params */
export default function main({ view }) {
  const base = drawRectangle(40, 24, 4).sketchOnPlane("XY").extrude(8);
  const block = base
    .fuse(makeCylinder(9, 20, [-8, 0, 0]))
    .cut(makeCylinder(5, 20, [-8, 0, 4]));
  const { visible, hidden } = drawProjection(block, view);

  return [
    { shape: hidden, name: "hidden", color: "#9aa5b1", strokeType: "dashes" },
    { shape: visible, name: "visible", color: "#1c7a9c" },
  ];
}
