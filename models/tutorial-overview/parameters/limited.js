import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A radius that knows its limit",
  description: "A block with all edges rounded as far as its height allows.",
};

/** Lengths in millimetres. */
export const defaultParams = { width: 60, depth: 40, height: 30, radius: 15 };

/** @param {typeof defaultParams} params */
export default function main({ width, depth, height, radius }) {
  const largest = Math.min(width, depth, height) / 2 - 0.1;
  const block = drawRoundedRectangle(width, depth)
    .sketchOnPlane("XY")
    .extrude(height);
  return radius > 0 ? block.fillet(Math.min(radius, largest)) : block;
}
