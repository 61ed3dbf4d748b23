import { drawRectangle } from "replicad";

export const about = {
  title: "A wire at a distance",
  description:
    "A rectangle in space and the wire 4 mm outside of it, with round corners.",
  params: {
    distance: { label: "Distance", unit: "mm", min: 1, max: 10, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { distance: 4 };

/** @param {typeof defaultParams} params */
export default function main({ distance }) {
  const wire = drawRectangle(24, 16).sketchOnPlane("XY").wires();
  return [wire.clone(), wire.offset2D(distance)];
}
