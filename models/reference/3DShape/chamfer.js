import { makeBaseBox } from "replicad";

export const about = {
  title: "Upper edges chamfered",
  description:
    "A block whose four upper edges are chamfered at 45 degrees; the sharp one is drawn faintly.",
  params: {
    distance: { label: "Distance", unit: "mm", min: 1, max: 12, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { distance: 6 };

/** @param {typeof defaultParams} params */
export default function main({ distance }) {
  const block = makeBaseBox(40, 30, 14);
  return [
    {
      shape: block.chamfer(distance, (e) => e.inPlane("XY", 14)),
      name: "chamfered",
    },
    { shape: block, name: "before", color: "#9aa5b1", opacity: 0.25 },
  ];
}
