import { draw } from "replicad";

export const about = {
  title: "The last corner rounded",
  description:
    "A plate whose corner at the start of the outline is rounded while it is closed.",
  params: {
    radius: { label: "Radius", unit: "mm", min: 1, max: 14, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { radius: 8 };

/** @param {typeof defaultParams} params */
export default function main({ radius }) {
  return draw().hLine(30).vLine(18).hLine(-30).closeWithCustomCorner(radius);
}
