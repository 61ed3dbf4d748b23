import { drawRectangle } from "replicad";

export const about = {
  title: "A drawing rotated",
  description:
    "A bar rotated counter-clockwise about the origin, which is in its left end; where it was is drawn light.",
  params: {
    angle: { label: "Angle", unit: "°", min: -90, max: 90, step: 5 },
  },
};

/** An angle in degrees. */
export const defaultParams = { angle: 30 };

/** @param {typeof defaultParams} params */
export default function main({ angle }) {
  const bar = drawRectangle(30, 8).translate(12, 0);
  return [
    { shape: bar, name: "before", color: "#9aa5b1" },
    { shape: bar.rotate(angle), name: "rotated", color: "#1c7a9c" },
  ];
}
