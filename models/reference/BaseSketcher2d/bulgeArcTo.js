import { draw } from "replicad";

export const about = {
  title: "An arc to a point, by its bulge",
  description:
    "An arc from the origin to (20, 8) with a bulge of 0.5, to the right of travel; the straight line is drawn dashed.",
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
      shape: draw().bulgeArcTo([20, 8], 0.5).done(),
      name: "arc",
      color: "#1c7a9c",
    },
  ];
}
