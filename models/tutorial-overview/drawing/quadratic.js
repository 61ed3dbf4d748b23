import { draw } from "replicad";

export const about = {
  title: "A curve with one control point",
  description:
    "A quadratic Bézier curve from (0, 0) to (20, 0), pulled up by a control point at (14, 12).",
};

export default function main() {
  return [
    {
      shape: draw().hLine(20).done(),
      name: "straight",
      color: "#9aa5b1",
      strokeType: "dashes",
    },
    {
      shape: draw().quadraticBezierCurveTo([20, 0], [14, 12]).done(),
      name: "curve",
      color: "#1c7a9c",
    },
  ];
}
