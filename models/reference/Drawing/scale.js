import { drawRectangle } from "replicad";

export const about = {
  title: "A drawing scaled",
  description:
    "A square scaled about its own centre, wherever it lies; as it was is drawn light.",
  params: {
    factor: { label: "Factor", min: 0.5, max: 2.5, step: 0.1 },
  },
};

export const defaultParams = { factor: 1.6 };

/** @param {typeof defaultParams} params */
export default function main({ factor }) {
  const tile = drawRectangle(14, 14).translate(20, 0);
  return [
    { shape: tile, name: "before", color: "#9aa5b1" },
    { shape: tile.scale(factor), name: "scaled", color: "#1c7a9c" },
  ];
}
