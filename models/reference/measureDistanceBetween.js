import { makeBaseBox, makeSphere, measureDistanceBetween } from "replicad";

export const about = {
  title: "The gap between two bodies",
  description: "A box and a ball beside it, with a gap between the two.",
  params: {
    distance: { label: "Ball at x", unit: "mm", min: 16, max: 50, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { distance: 28 };

/** @param {typeof defaultParams} params */
export default function main({ distance }) {
  const box = makeBaseBox(20, 20, 20);
  const ball = makeSphere(6).translate(distance, 0, 10);
  console.log("gap", measureDistanceBetween(box, ball), "mm");

  return [
    { shape: box, name: "box" },
    { shape: ball, name: "ball", color: "#e0a458" },
  ];
}
