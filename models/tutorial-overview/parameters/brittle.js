import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A filter with a bare number",
  fails: "shell() found no face to open",
  description:
    "A closed block: its height changed to 30 mm, and the filter still looks at 20 mm.",
};

/** Lengths in millimetres. */
export const defaultParams = { height: 30 };

/** @param {typeof defaultParams} params */
export default function main({ height }) {
  return drawRoundedRectangle(50, 36, 6)
    .sketchOnPlane("XY")
    .extrude(height)
    .shell(2, (f) => f.inPlane("XY", 20));
}
