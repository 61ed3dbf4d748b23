import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A radius that takes any value",
  fails: "fillet() failed: two rounded edges run into each other",
  description:
    "No shape: the radius of 15 mm is half of the height of the block.",
};

/** Lengths in millimetres. */
export const defaultParams = { width: 60, depth: 40, height: 30, radius: 15 };

/** @param {typeof defaultParams} params */
export default function main({ width, depth, height, radius }) {
  return drawRoundedRectangle(width, depth)
    .sketchOnPlane("XY")
    .extrude(height)
    .fillet(radius);
}
