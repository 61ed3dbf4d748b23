import { draw } from "replicad";

export const about = {
  title: "Half an ellipse to a point",
  description:
    "Half of an ellipse from the origin to (20, 8), 5 mm high over the straight line, which is drawn dashed.",
};

export default function main() {
  return [
    {
      shape: draw().lineTo([20, 8]).done(),
      name: "straight",
      color: "#9aa5b1",
      strokeType: "dashes",
    },
    {
      shape: draw().halfEllipseTo([20, 8], 5).done(),
      name: "arc",
      color: "#1c7a9c",
    },
  ];
}
