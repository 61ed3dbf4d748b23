import { draw } from "replicad";

export const about = {
  title: "A curve with two control points",
  description:
    "A cubic Bézier curve from (0, 0) to (20, 0), pulled up at its start and down at its end.",
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
      shape: draw().cubicBezierCurveTo([20, 0], [4, 14], [16, -14]).done(),
      name: "curve",
      color: "#1c7a9c",
    },
  ];
}
