import { drawCircle } from "replicad";

export const about = {
  title: "The goal: a ring with limits",
  description:
    "A ring whose outside stays between 30 and 80 mm, with a wall of at most a quarter of it.",
  params: {
    outside: { label: "Outside", unit: "mm", min: 10, max: 120, step: 1 },
    wall: { label: "Wall", unit: "mm", min: 1, max: 30, step: 1 },
  },
  exercise: {
    values: [
      { outside: 40, wall: 15 },
      { outside: 20, wall: 4 },
      { outside: 100, wall: 30 },
    ],
  },
};

/** Lengths in millimetres. */
export const defaultParams = { outside: 40, wall: 4 };

/** @param {typeof defaultParams} params */
export default function main({ outside, wall }) {
  const diameter = Math.min(Math.max(outside, 30), 80);
  const thickness = Math.min(wall, diameter / 4);

  return drawCircle(diameter / 2)
    .cut(drawCircle(diameter / 2 - thickness))
    .sketchOnPlane("XY")
    .extrude(12);
}
