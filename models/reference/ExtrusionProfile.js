import { sketchPolysides } from "replicad";

export const about = {
  title: "How the size changes along an extrusion",
  description:
    "A six-sided column that gets narrower from the foot to the top.",
  params: {
    profile: { label: "Profile", choices: ["linear", "s-curve"] },
    endFactor: { label: "Size at the end", min: 0.2, max: 2, step: 0.1 },
  },
};

/** @type {Required<import("replicad").ExtrusionProfile>} */
export const defaultParams = { profile: "linear", endFactor: 0.5 };

/** @param {typeof defaultParams} params */
export default function main({ profile, endFactor }) {
  return sketchPolysides(14, 6).extrude(30, {
    extrusionProfile: { profile, endFactor },
  });
}
