import { drawCircle } from "replicad";

export const about = {
  title: "A ring with its wall at the limit",
  description:
    "The wall is 10 mm with the default values, and 4 mm is asked for. `Math.max` takes the larger value: use `Math.min`.",
  params: {
    outside: { label: "Outside", unit: "mm", min: 10, max: 120, step: 1 },
    wall: { label: "Wall", unit: "mm", min: 1, max: 30, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { outside: 40, wall: 4 };

/** @param {typeof defaultParams} params */
export default function main({ outside, wall }) {
  const diameter = Math.min(Math.max(outside, 30), 80);
  const thickness = Math.max(wall, diameter / 4);

  return drawCircle(diameter / 2)
    .cut(drawCircle(diameter / 2 - thickness))
    .sketchOnPlane("XY")
    .extrude(12);
}
