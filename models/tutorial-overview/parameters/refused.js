import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A parameter that refuses",
  fails: "A wall of 20 mm does not fit into 36 mm",
  description:
    "No shape: the model says in its own words that the wall is too thick.",
};

/** Lengths in millimetres. */
export const defaultParams = { width: 36, wall: 20 };

/** @param {typeof defaultParams} params */
export default function main({ width, wall }) {
  if (2 * wall >= width) {
    throw new Error(`A wall of ${wall} mm does not fit into ${width} mm`);
  }
  return drawRoundedRectangle(width, width)
    .sketchOnPlane("XY")
    .extrude(24)
    .shell(wall, (f) => f.inPlane("XY", 24));
}
