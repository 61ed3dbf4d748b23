import { draw } from "replicad";

export const about = {
  title: "A corner rounded on the way",
  description:
    "An angle of two lines whose corner is rounded; the sharp corner is drawn dashed.",
  params: {
    radius: { label: "Radius", unit: "mm", min: 1, max: 14, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { radius: 8 };

/** @param {typeof defaultParams} params */
export default function main({ radius }) {
  return [
    {
      shape: draw().hLine(24).vLine(16).done(),
      name: "sharp",
      color: "#9aa5b1",
      strokeType: "dashes",
    },
    {
      shape: draw().hLine(24).customCorner(radius).vLine(16).done(),
      name: "rounded",
      color: "#1c7a9c",
    },
  ];
}
