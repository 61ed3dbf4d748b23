import { draw, RAD2DEG } from "replicad";

export const about = {
  title: "The slope of a ramp in degrees",
  description: "A ramp, 30 mm long and 12 mm high, seen from the side.",
  params: {
    height: { label: "Height", unit: "mm", min: 2, max: 30, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { height: 12 };

/** @param {typeof defaultParams} params */
export default function main({ height }) {
  console.log("slope", Math.atan2(height, 30) * RAD2DEG, "degrees");
  return draw().hLine(30).vLine(height).close();
}
