import { draw } from "replicad";

export const about = {
  title: "Half an ellipse, other side",
  description: "The same half ellipse on the right of travel.",
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
      shape: draw().halfEllipse(20, 0, 5, true).done(),
      name: "curve",
      color: "#1c7a9c",
    },
  ];
}
