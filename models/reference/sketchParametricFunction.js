import { sketchParametricFunction } from "replicad";

export const about = {
  title: "A function's curve on a plane",
  description: "A disc with nine waves around its rim.",
  params: {
    waves: { label: "Waves", min: 3, max: 12, step: 1 },
  },
};

export const defaultParams = { waves: 9 };

/** @param {typeof defaultParams} params */
export default function main({ waves }) {
  const rim = sketchParametricFunction(
    (t) => {
      const angle = 2 * Math.PI * t;
      const radius = 16 + 1.5 * Math.cos(waves * angle);
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    },
    { plane: "XY" },
    { pointsCount: 120 },
  );
  return rim.extrude(8);
}
