import { makeBaseBox } from "replicad";

export const about = {
  title: "A radius that grows along an edge",
  description:
    "A box with one round upright edge: its radius grows from one end to the other.",
  params: {
    start: {
      label: "Radius at the start",
      unit: "mm",
      min: 1,
      max: 9,
      step: 1,
    },
    end: { label: "Radius at the end", unit: "mm", min: 1, max: 9, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { start: 1, end: 8 };

/** @param {typeof defaultParams} params */
export default function main({ start, end }) {
  return makeBaseBox(20, 20, 24).fillet([start, end], (edge) =>
    edge.containsPoint([10, -10, 12]),
  );
}
