import { sketchCircle, sketchRectangle } from "replicad";

export const about = {
  title: "A loft between two sketches",
  description: "A body that blends a square foot into a round top.",
  params: {
    height: { label: "Height", unit: "mm", min: 5, max: 40, step: 5 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { height: 20 };

/** @param {typeof defaultParams} params */
export default function main({ height }) {
  const foot = sketchRectangle(26, 26);
  const top = sketchCircle(7, { plane: "XY", origin: height });
  return foot.loftWith(top);
}
