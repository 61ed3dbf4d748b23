import { drawCircle } from "replicad";

export const about = {
  title: "A ring with its outside at the limit",
  description:
    "The ring is 80 mm wide with the default values. `Math.max` sets a least size and `Math.min` a largest one.",
  params: {
    outside: { label: "Outside", unit: "mm", min: 10, max: 120, step: 1 },
    wall: { label: "Wall", unit: "mm", min: 1, max: 30, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { outside: 40, wall: 4 };

/** @param {typeof defaultParams} params */
export default function main({ outside, wall }) {
  const diameter = Math.max(Math.min(outside, 30), 80);
  const thickness = Math.min(wall, diameter / 4);

  return drawCircle(diameter / 2)
    .cut(drawCircle(diameter / 2 - thickness))
    .sketchOnPlane("XY")
    .extrude(12);
}
