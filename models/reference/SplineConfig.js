import { draw } from "replicad";

export const about = {
  title: "How a spline leaves and arrives",
  description: "A smooth curve that rises at its start and falls at its end.",
  params: {
    start: { label: "Start", unit: "°", min: -90, max: 90, step: 5 },
    end: { label: "End", unit: "°", min: -90, max: 90, step: 5 },
    strength: { label: "Strength at the start", min: 0.5, max: 4, step: 0.5 },
  },
};

/** Angles from the x axis, in degrees. */
export const defaultParams = { start: 60, end: -60, strength: 2 };

/** @param {typeof defaultParams} params */
export default function main({ start, end, strength }) {
  return draw()
    .smoothSpline(40, 0, {
      startTangent: start,
      endTangent: end,
      startFactor: strength,
    })
    .done();
}
