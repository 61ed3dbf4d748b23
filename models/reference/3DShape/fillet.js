import { makeBaseBox } from "replicad";

export const about = {
  title: "Upright edges filleted",
  description:
    "A block whose four upright edges are filleted; the sharp one is drawn faintly.",
  params: {
    radius: { label: "Radius", unit: "mm", min: 1, max: 12, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { radius: 8 };

/** @param {typeof defaultParams} params */
export default function main({ radius }) {
  const block = makeBaseBox(40, 30, 14);
  return [
    {
      shape: block.fillet(radius, (e) => e.inDirection("Z")),
      name: "filleted",
    },
    { shape: block, name: "before", color: "#9aa5b1", opacity: 0.25 },
  ];
}
