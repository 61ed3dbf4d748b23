import { draw, genericSweep, sketchCircle } from "replicad";

export const about = {
  title: "How a sweep goes round a corner",
  description: "A round bar along a path with a sharp corner.",
  camera: { elevation: 40 },
  params: {
    corner: { label: "Corner", choices: ["right", "round"] },
  },
};

/** @type {{ corner: "right" | "round" }} */
export const defaultParams = { corner: "right" };

/** @param {typeof defaultParams} params */
export default function main({ corner }) {
  const path = draw().hLine(24).vLine(24).done().sketchOnPlane("XY").wire;
  const profile = sketchCircle(4, { plane: "YZ" }).wire;
  return genericSweep(profile, path, { transitionMode: corner });
}
