import { drawCircle } from "replicad";

export const about = {
  title: "Your ring",
  description: "A ring 40 mm wide with a wall of 4 mm.",
  params: {
    outside: { label: "Outside", unit: "mm", min: 10, max: 120, step: 1 },
    wall: { label: "Wall", unit: "mm", min: 1, max: 30, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { outside: 40, wall: 4 };

/** @param {typeof defaultParams} params */
export default function main({ outside, wall }) {
  const diameter = outside;
  const thickness = wall;

  return drawCircle(diameter / 2)
    .cut(drawCircle(diameter / 2 - thickness))
    .sketchOnPlane("XY")
    .extrude(12);
}
