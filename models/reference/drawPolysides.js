import { drawPolysides } from "replicad";

export const about = {
  title: "A polygon with straight or curved sides",
  description:
    "The drawing of a regular polygon whose sides are arcs that curve inward.",
  params: {
    sides: { label: "Sides", min: 3, max: 8, step: 1 },
    sagitta: { label: "Sagitta", unit: "mm", min: -3, max: 3, step: 0.5 },
  },
};

/** A negative sagitta, in millimetres, bulges outward. */
export const defaultParams = { sides: 5, sagitta: 2 };

/** @param {typeof defaultParams} params */
export default function main({ sides, sagitta }) {
  return drawPolysides(12, sides, sagitta);
}
