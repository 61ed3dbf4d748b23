import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A radius with its limit",
  description:
    "A cube of 20 mm with all its edges rounded; the slider stops just below half of a side, where no flat face is left.",
  params: {
    radius: { label: "Radius", unit: "mm", min: 0.5, max: 9.9, step: 0.1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { radius: 6 };

/** @param {typeof defaultParams} params */
export default function main({ radius }) {
  return drawRoundedRectangle(20, 20)
    .sketchOnPlane("XY")
    .extrude(20)
    .fillet(radius);
}
