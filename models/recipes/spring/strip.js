import { sketchHelix, sketchRectangle } from "replicad";

export const about = {
  title: "A spring of flat wire",
  description:
    "A strip with a rectangular section that climbs around an upright axis.",
  camera: { elevation: 20 },
  params: {
    width: { label: "Width", unit: "mm", min: 1, max: 6, step: 0.5 },
    thickness: { label: "Thickness", unit: "mm", min: 0.8, max: 4, step: 0.2 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { width: 4, thickness: 1.6 };

/** Returns a spring of a wire that is `width` wide across the axis and `thickness` thick along it. Lengths in millimetres. */
function makeStripSpring({ radius, width, thickness, pitch, turns }) {
  return sketchHelix(pitch, pitch * turns, radius).sweepSketch(
    (plane, origin) => sketchRectangle(width, thickness, { plane, origin }),
    { frenet: true },
  );
}

/** @param {typeof defaultParams} params */
export default function main({ width, thickness }) {
  return makeStripSpring({ radius: 10, width, thickness, pitch: 6, turns: 4 });
}
