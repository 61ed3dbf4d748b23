import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "The goal: holes that follow the width",
  description:
    "A bar with a row of holes. Their number follows from the width of the bar.",
  params: { width: { label: "Width", unit: "mm", min: 30, max: 150, step: 1 } },
  exercise: { values: [{ width: 90 }, { width: 105 }] },
};

/** Lengths in millimetres. */
export const defaultParams = { width: 60 };

/** @param {typeof defaultParams} params */
export default function main({ width }) {
  const count = Math.floor((width - 20) / 15) + 1;
  let bar = drawRectangle(width, 20);
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * 15;
    bar = bar.cut(drawCircle(3).translate(x, 0));
  }
  return bar.sketchOnPlane("XY").extrude(4);
}
