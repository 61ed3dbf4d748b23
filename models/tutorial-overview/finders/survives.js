import { drawRoundedRectangle, makeCylinder } from "replicad";

export const about = {
  title: "A filter that follows its parameters",
  description:
    "A plate with a boss whose upper rim is rounded; the filter is written with the parameters, so it finds the rim at every height.",
  params: {
    height: { label: "Boss height", unit: "mm", min: 12, max: 40, step: 1 },
    radius: { label: "Boss radius", unit: "mm", min: 6, max: 16, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { height: 20, radius: 10 };

/** @param {typeof defaultParams} params */
export default function main({ height, radius }) {
  const plate = drawRoundedRectangle(60, 40, 6).sketchOnPlane("XY").extrude(8);
  const boss = makeCylinder(radius, height);

  return plate
    .fuse(boss)
    .fillet(2, (e) => e.ofCurveType("CIRCLE").inPlane("XY", height));
}
