import { draw, drawCircle } from "replicad";

export const about = {
  title: "A piece of an ellipse to a point",
  description:
    "A piece of an ellipse with radii of 14 and 7 mm, from the origin to the point (20, 4).",
};

export default function main() {
  return [
    {
      shape: drawCircle(0.7).translate(20, 4),
      name: "point",
      color: "#9aa5b1",
    },
    {
      shape: draw().ellipseTo([20, 4], 14, 7, 0, false, false).done(),
      name: "arc",
      color: "#1c7a9c",
    },
  ];
}
