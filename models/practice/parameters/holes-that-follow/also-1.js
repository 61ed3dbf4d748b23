import { drawRectangle, makeCylinder } from "replicad";

export const about = {
  title: "Holes that are drilled while they fit",
  description:
    "The same bar: holes are drilled from left to right, while they fit.",
  params: { width: { label: "Width", unit: "mm", min: 30, max: 150, step: 1 } },
};

/** Lengths in millimetres. */
export const defaultParams = { width: 60 };

/** @param {typeof defaultParams} params */
export default function main({ width }) {
  let spaces = 0;
  while (2 * 10 + (spaces + 1) * 15 <= width) spaces++;

  let bar = drawRectangle(width, 20).sketchOnPlane("XY").extrude(4);
  for (let i = 0; i <= spaces; i++) {
    const x = i * 15 - (spaces * 15) / 2;
    bar = bar.cut(makeCylinder(3, 6, [x, 0, -1]));
  }
  return bar;
}
