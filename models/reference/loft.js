import { loft, sketchCircle, sketchRectangle } from "replicad";

export const about = {
  title: "A solid lofted over three sections",
  description:
    "A vase-like solid that spans from a square foot over a narrow circle to a wide round mouth.",
  params: {
    waist: {
      label: "Radius of the waist",
      unit: "mm",
      min: 5,
      max: 16,
      step: 1,
    },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { waist: 8 };

/** @param {typeof defaultParams} params */
export default function main({ waist }) {
  const foot = sketchRectangle(26, 26).wires();
  const middle = sketchCircle(waist, { origin: 20 }).wires();
  const mouth = sketchCircle(15, { origin: 40 }).wires();
  return loft([foot, middle, mouth], { ruled: false });
}
