import { draw } from "replicad";

export const about = {
  title: "A line to a point in polar coordinates",
  description:
    "A line to the point 20 mm from the origin, at an angle to the x axis; the way to it from the origin is drawn dashed.",
  params: {
    angle: { label: "Angle", unit: "°", min: 10, max: 170, step: 5 },
  },
};

/** An angle in degrees. */
export const defaultParams = { angle: 50 };

/** @param {typeof defaultParams} params */
export default function main({ angle }) {
  return [
    {
      shape: draw().polarLine(20, angle).done(),
      name: "from the origin",
      color: "#9aa5b1",
      strokeType: "dashes",
    },
    {
      shape: draw().hLine(20).polarLineTo([20, angle]).done(),
      name: "added",
      color: "#1c7a9c",
    },
    { shape: draw().hLine(20).done(), name: "before", color: "#9aa5b1" },
  ];
}
