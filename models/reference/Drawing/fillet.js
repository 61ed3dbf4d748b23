import { drawRectangle } from "replicad";

export const about = {
  title: "Corners rounded",
  description:
    "A rectangle whose corners are rounded; the sharp one it was made of is drawn light.",
  params: {
    radius: { label: "Radius", unit: "mm", min: 1, max: 9, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { radius: 5 };

/** @param {typeof defaultParams} params */
export default function main({ radius }) {
  const plate = drawRectangle(30, 20);
  return [
    { shape: plate, name: "before", color: "#9aa5b1" },
    { shape: plate.fillet(radius), name: "rounded", color: "#1c7a9c" },
  ];
}
