import { makeCylinder } from "replicad";

export const about = {
  title: "The ring of two cylinders",
  description:
    "The same ring: one cylinder is cut from another, with limits by conditions.",
  params: {
    outside: { label: "Outside", unit: "mm", min: 10, max: 120, step: 1 },
    wall: { label: "Wall", unit: "mm", min: 1, max: 30, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { outside: 40, wall: 4 };

/** @param {typeof defaultParams} params */
export default function main({ outside, wall }) {
  const diameter = outside < 30 ? 30 : outside > 80 ? 80 : outside;
  const thickness = wall > diameter / 4 ? diameter / 4 : wall;

  return makeCylinder(diameter / 2, 12).cut(
    makeCylinder(diameter / 2 - thickness, 14, [0, 0, -1]),
  );
}
