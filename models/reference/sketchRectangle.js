import { sketchRectangle } from "replicad";

export const about = {
  title: "A rectangle on a plane",
  description:
    "A thin upright plate: a rectangle on the plane XZ, extruded towards the front.",
  params: {
    width: { label: "Width", unit: "mm", min: 10, max: 60, step: 1 },
    height: { label: "Height", unit: "mm", min: 10, max: 60, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { width: 40, height: 25 };

/** @param {typeof defaultParams} params */
export default function main({ width, height }) {
  return sketchRectangle(width, height, { plane: "XZ" }).extrude(4);
}
