import { draw } from "replicad";

export const about = {
  title: "A curve with three control points",
  description:
    "A Bézier curve that is pulled towards three control points; the line along them is drawn dashed.",
};

export default function main() {
  return [
    {
      shape: draw()
        .lineTo([2, 14])
        .lineTo([12, -10])
        .lineTo([22, 14])
        .lineTo([24, 0])
        .done(),
      name: "control points",
      color: "#9aa5b1",
      strokeType: "dashes",
    },
    {
      shape: draw()
        .bezierCurveTo(
          [24, 0],
          [
            [2, 14],
            [12, -10],
            [22, 14],
          ],
        )
        .done(),
      name: "curve",
      color: "#1c7a9c",
    },
  ];
}
