import { drawCircle } from "replicad";

export const about = {
  title: "A circle stretched",
  description:
    "A circle stretched to twice its height: the line along x through the origin stays where it is.",
  params: {
    ratio: { label: "Ratio", min: 0.5, max: 3, step: 0.5 },
  },
};

export const defaultParams = { ratio: 2 };

/** @param {typeof defaultParams} params */
export default function main({ ratio }) {
  const disc = drawCircle(10);
  return [
    { shape: disc, name: "before", color: "#9aa5b1" },
    {
      shape: disc.stretch(ratio, [1, 0], [0, 0]),
      name: "stretched",
      color: "#1c7a9c",
    },
  ];
}
