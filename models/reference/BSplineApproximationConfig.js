import { drawCircle, drawPointsInterpolation } from "replicad";

export const about = {
  title: "A curve through points, or near them",
  description:
    "Nine dots along a wave and the curve that stays within the tolerance of them.",
  params: {
    tolerance: {
      label: "Tolerance",
      unit: "mm",
      min: 0.001,
      max: 4,
      step: 0.1,
    },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { tolerance: 0.001 };

/** @param {typeof defaultParams} params */
export default function main({ tolerance }) {
  const points = Array.from({ length: 9 }, (_, i) => {
    const wobble = i % 2 === 0 ? 1 : -1;
    return /** @type {[number, number]} */ ([
      6 * i,
      8 * Math.sin(0.8 * i) + wobble,
    ]);
  });
  const dots = points.map((point) => ({
    shape: drawCircle(0.6).translate(point),
    name: "point",
    color: "#c2701c",
  }));
  const curve = drawPointsInterpolation(points, { tolerance });
  console.log("curves", curve.blueprint.curves.length);
  return [{ shape: curve, name: "curve" }, ...dots];
}
