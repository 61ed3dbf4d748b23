import { draw } from "replicad";

export const about = {
  title: "An arc by its bulge",
  description:
    "An arc over 20 mm: a bulge of 1 is a half circle, and positive is to the right of travel.",
  params: {
    bulge: { label: "Bulge", min: -1.1, max: 1.1, step: 0.2 },
  },
};

/** The height of the arc in half chords. */
export const defaultParams = { bulge: 0.5 };

/** @param {typeof defaultParams} params */
export default function main({ bulge }) {
  return [
    {
      shape: draw().hLine(20).done(),
      name: "straight",
      color: "#9aa5b1",
      strokeType: "dashes",
    },
    {
      shape: draw().bulgeArc(20, 0, bulge).done(),
      name: "arc",
      color: "#1c7a9c",
    },
  ];
}
