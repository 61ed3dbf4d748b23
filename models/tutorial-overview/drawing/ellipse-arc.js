import { draw } from "replicad";

export const about = {
  title: "A piece of an ellipse",
  description:
    "A piece of an ellipse with half-axes of 14 and 7 mm between two points 20 mm apart.",
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
      shape: draw().ellipse(20, 0, 14, 7, 0, false, true).done(),
      name: "curve",
      color: "#1c7a9c",
    },
  ];
}
