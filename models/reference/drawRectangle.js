import { drawRectangle } from "replicad";

export const about = {
  title: "A rectangle, its corners as round as you like",
  description: "The drawing of a rectangle with rounded corners.",
  params: {
    width: { label: "Width", unit: "mm", min: 20, max: 50, step: 1 },
    height: { label: "Height", unit: "mm", min: 20, max: 50, step: 1 },
    radius: { label: "Corner radius", unit: "mm", min: 0, max: 9, step: 0.5 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { width: 30, height: 20, radius: 4 };

/** @param {typeof defaultParams} params */
export default function main({ width, height, radius }) {
  return drawRectangle(width, height, radius);
}
