import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "A bar with a hole too many",
  description:
    "There is a hole too many. Take 10 mm off at each end: in the 40 mm between, there is room for two spaces of 15 mm.",
  params: { width: { label: "Width", unit: "mm", min: 30, max: 150, step: 1 } },
};

/** Lengths in millimetres. */
export const defaultParams = { width: 60 };

/** @param {typeof defaultParams} params */
export default function main({ width }) {
  const count = Math.floor(width / 15);
  let bar = drawRectangle(width, 20);
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * 15;
    bar = bar.cut(drawCircle(3).translate(x, 0));
  }
  return bar.sketchOnPlane("XY").extrude(4);
}
