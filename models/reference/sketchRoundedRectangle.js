import { sketchRoundedRectangle } from "replicad";

export const about = {
  title: "A rounded rectangle on a plane",
  description: "A low tray blank: a plate whose four corners are round.",
  params: {
    radius: { label: "Corner radius", unit: "mm", min: 0, max: 12, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { radius: 8 };

/** @param {typeof defaultParams} params */
export default function main({ radius }) {
  return sketchRoundedRectangle(40, 26, radius).extrude(6);
}
