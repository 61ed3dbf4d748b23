import { draw } from "replicad";

export const about = {
  title: "An arc by its sagitta",
  description:
    "An arc over 20 mm: the sagitta says how far its middle is from the straight line, drawn dashed; positive is to the left of travel.",
  params: {
    sagitta: { label: "Sagitta", unit: "mm", min: -9, max: 9, step: 2 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { sagitta: 5 };

/** @param {typeof defaultParams} params */
export default function main({ sagitta }) {
  return [
    {
      shape: draw().hLine(20).done(),
      name: "straight",
      color: "#9aa5b1",
      strokeType: "dashes",
    },
    {
      shape: draw().sagittaArc(20, 0, sagitta).done(),
      name: "arc",
      color: "#1c7a9c",
    },
  ];
}
