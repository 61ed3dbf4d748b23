import { draw } from "replicad";

export const about = {
  title: "An arched window, drawn with a pen",
  description:
    "The closed outline of an arched window: straight at the foot and the sides, round at the top.",
  params: {
    width: { label: "Width", unit: "mm", min: 10, max: 40, step: 1 },
    height: { label: "Straight height", unit: "mm", min: 5, max: 40, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { width: 20, height: 16 };

/** @param {typeof defaultParams} params */
export default function main({ width, height }) {
  return draw([-width / 2, 0])
    .hLine(width)
    .vLine(height)
    .tangentArc(-width, 0)
    .close();
}
