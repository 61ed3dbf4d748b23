import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A sketch revolved",
  description:
    "A ring: a profile beside the z axis, drawn on XZ and revolved by a full turn.",
  params: {
    radius: {
      label: "Distance of the profile",
      unit: "mm",
      min: 6,
      max: 30,
      step: 2,
    },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { radius: 16 };

/** @param {typeof defaultParams} params */
export default function main({ radius }) {
  const profile = drawRoundedRectangle(8, 12, 2).translate(radius, 0);
  return profile.sketchOnPlane("XZ").revolve();
}
