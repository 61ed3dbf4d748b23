import { drawParametricFunction } from "replicad";

export const about = {
  title: "A flower drawn by a function",
  description:
    "A closed curve with waves all around, like a flower, from a function of one parameter.",
  params: {
    petals: { label: "Petals", min: 3, max: 12, step: 1 },
    depth: { label: "Depth", unit: "mm", min: 0, max: 5, step: 0.5 },
  },
};

export const defaultParams = { petals: 7, depth: 3 };

/** @param {typeof defaultParams} params */
export default function main({ petals, depth }) {
  return drawParametricFunction(
    (t) => {
      const angle = 2 * Math.PI * t;
      const radius = 15 + depth * Math.cos(petals * angle);
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    },
    { pointsCount: 120 },
  );
}
