import { drawRectangle } from "replicad";

export const about = {
  title: "Corners chamfered",
  description:
    "A rectangle whose corners are chamfered; the sharp one it was made of is drawn light.",
  params: {
    distance: { label: "Distance", unit: "mm", min: 1, max: 9, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { distance: 5 };

/** @param {typeof defaultParams} params */
export default function main({ distance }) {
  const plate = drawRectangle(30, 20);
  return [
    { shape: plate, name: "before", color: "#9aa5b1" },
    { shape: plate.chamfer(distance), name: "chamfered", color: "#1c7a9c" },
  ];
}
