import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "As many holes as fit",
  description:
    "A bar with a row of holes; their number follows from its length.",
  params: {
    length: { label: "Length", unit: "mm", min: 20, max: 160, step: 1 },
    hole: {
      label: "Diameter of a hole",
      unit: "mm",
      min: 2,
      max: 12,
      step: 0.5,
    },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { length: 90, hole: 6 };

/** @param {typeof defaultParams} params */
export default function main({ length, hole }) {
  const gap = 4;
  const pitch = hole + gap;
  const count = Math.floor((length - gap) / pitch);
  let bar = drawRoundedRectangle(length, hole + 2 * gap, 3);
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * pitch;
    bar = bar.cut(drawCircle(hole / 2).translate(x, 0));
  }
  return bar.sketchOnPlane("XY").extrude(5);
}
