import { draw } from "replicad";

export const about = {
  title: "A curve drawn to a point, with two control points",
  description:
    "A Bézier curve that leaves towards one control point and arrives from the other; the lines to them are drawn dashed.",
};

export default function main() {
  return [
    {
      shape: draw().lineTo([4, 12]).done(),
      name: "at the start",
      color: "#9aa5b1",
      strokeType: "dashes",
    },
    {
      shape: draw([20, -12]).lineTo([24, 0]).done(),
      name: "at the end",
      color: "#9aa5b1",
      strokeType: "dashes",
    },
    {
      shape: draw().cubicBezierCurveTo([24, 0], [4, 12], [20, -12]).done(),
      name: "curve",
      color: "#1c7a9c",
    },
  ];
}
