import { sketchCircle, sketchRectangle } from "replicad";

export const about = {
  title: "Straight or smooth sides, and a tip",
  description:
    "A solid over a square, a wide circle and a narrow one that ends in a tip.",
  params: {
    ruled: { label: "Straight sides" },
    tip: { label: "Height of the tip", unit: "mm", min: 31, max: 60, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { ruled: true, tip: 45 };

/** @param {typeof defaultParams} params */
export default function main({ ruled, tip }) {
  const foot = sketchRectangle(20, 20);
  const belly = sketchCircle(15, { origin: 15 });
  const neck = sketchCircle(6, { origin: 30 });
  return foot.loftWith([belly, neck], { ruled, endPoint: [0, 0, tip] });
}
