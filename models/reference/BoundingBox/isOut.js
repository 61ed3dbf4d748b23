import { makeBaseBox } from "replicad";

export const about = {
  title: "Whether two boxes are apart",
  description:
    "Two boxes with a gap between them: each is outside of the other.",
  camera: { azimuth: -75 },
  params: {
    distance: { label: "Distance", unit: "mm", min: 0, max: 40, step: 2 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { distance: 20 };

/** @param {typeof defaultParams} params */
export default function main({ distance }) {
  const left = makeBaseBox(14, 14, 8);
  const right = makeBaseBox(14, 14, 16).translateX(distance);
  console.log("apart", left.boundingBox.isOut(right.boundingBox));
  return [left, { shape: right, name: "right", color: "#e0a458" }];
}
