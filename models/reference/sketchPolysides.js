import { sketchPolysides } from "replicad";

export const about = {
  title: "A polygon on a plane",
  description: "A prism whose sides are arcs that bulge outward.",
  params: {
    sides: { label: "Sides", min: 3, max: 8, step: 1 },
    sagitta: { label: "Sagitta", unit: "mm", min: -1.5, max: 3, step: 0.5 },
  },
};

/** Here a positive sagitta, in millimetres, bulges outward. */
export const defaultParams = { sides: 3, sagitta: 2 };

/** @param {typeof defaultParams} params */
export default function main({ sides, sagitta }) {
  return sketchPolysides(12, sides, sagitta).extrude(10);
}
