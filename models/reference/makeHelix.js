import { makeHelix } from "replicad";

export const about = {
  title: "A helix",
  description:
    "A thin line that winds three times around an upright axis as it rises.",
  params: {
    pitch: { label: "Height of a turn", unit: "mm", min: 4, max: 15, step: 1 },
    radius: { label: "Radius", unit: "mm", min: 5, max: 20, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { pitch: 10, radius: 12 };

/** @param {typeof defaultParams} params */
export default function main({ pitch, radius }) {
  return makeHelix(pitch, 30, radius);
}
