import { draw } from "replicad";

export const about = {
  title: "A curve drawn to a point, with one control point",
  description:
    "A Bézier curve that is pulled towards one control point; the line over it is drawn dashed.",
  params: {
    height: {
      label: "Height of the point",
      unit: "mm",
      min: -14,
      max: 14,
      step: 1,
    },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { height: 12 };

/** @param {typeof defaultParams} params */
export default function main({ height }) {
  return [
    {
      shape: draw().lineTo([14, height]).lineTo([22, 0]).done(),
      name: "control point",
      color: "#9aa5b1",
      strokeType: "dashes",
    },
    {
      shape: draw().quadraticBezierCurveTo([22, 0], [14, height]).done(),
      name: "curve",
      color: "#1c7a9c",
    },
  ];
}
