import { draw, drawCircle } from "replicad";

export const about = {
  title: "An arc through a point to another",
  description:
    "An arc from the origin to (20, 0) through (6, 7); both points are marked.",
};

export default function main() {
  return [
    { shape: drawCircle(0.6).translate(6, 7), name: "via", color: "#e0a458" },
    { shape: drawCircle(0.6).translate(20, 0), name: "end", color: "#9aa5b1" },
    {
      shape: draw().threePointsArcTo([20, 0], [6, 7]).done(),
      name: "arc",
      color: "#1c7a9c",
    },
  ];
}
