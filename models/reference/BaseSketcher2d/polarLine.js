import { draw } from "replicad";

export const about = {
  title: "A line by length and angle",
  description:
    "After a line in grey, a line of 16 mm at an angle to the x axis.",
  params: {
    angle: { label: "Angle", unit: "°", min: -90, max: 150, step: 5 },
  },
};

/** An angle in degrees. */
export const defaultParams = { angle: 60 };

/** @param {typeof defaultParams} params */
export default function main({ angle }) {
  return [
    {
      shape: draw().hLine(16).polarLine(16, angle).done(),
      name: "added",
      color: "#1c7a9c",
    },
    { shape: draw().hLine(16).done(), name: "before", color: "#9aa5b1" },
  ];
}
