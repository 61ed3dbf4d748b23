import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A filter with the parameter",
  description: "An open box of 30 mm height: the filter follows the parameter.",
};

/** Lengths in millimetres. */
export const defaultParams = { height: 30 };

/** @param {typeof defaultParams} params */
export default function main({ height }) {
  return drawRoundedRectangle(50, 36, 6)
    .sketchOnPlane("XY")
    .extrude(height)
    .shell(2, (f) => f.inPlane("XY", height));
}
