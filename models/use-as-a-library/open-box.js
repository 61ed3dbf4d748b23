import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "The box of the app",
  description:
    "An open box of 30 by 50 by 20 mm with an even wall; a slider sets how thick it is.",
  camera: { elevation: 38 },
  params: {
    thickness: { label: "Wall", unit: "mm", min: 1, max: 10, step: 0.5 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { thickness: 3 };

/** @param {typeof defaultParams} params */
export default function main({ thickness }) {
  return drawRoundedRectangle(30, 50)
    .sketchOnPlane("XY")
    .extrude(20)
    .shell(thickness, (f) => f.inPlane("XY", 20));
}
