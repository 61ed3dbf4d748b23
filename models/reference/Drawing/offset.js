import { drawRectangle } from "replicad";

export const about = {
  title: "An outline at a distance",
  description:
    "Outlines 4 mm outside of a rectangle, with round corners, and inside of it; the rectangle is drawn light.",
  params: {
    distance: { label: "Distance", unit: "mm", min: 1, max: 8, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { distance: 4 };

/** @param {typeof defaultParams} params */
export default function main({ distance }) {
  const tile = drawRectangle(24, 18);
  return [
    { shape: tile, name: "before", color: "#9aa5b1" },
    { shape: tile.offset(distance), name: "outside", color: "#1c7a9c" },
    { shape: tile.offset(-distance), name: "inside", color: "#e0a458" },
  ];
}
