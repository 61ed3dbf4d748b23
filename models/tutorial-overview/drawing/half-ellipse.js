import { draw } from "replicad";

export const about = {
  title: "Half an ellipse",
  description:
    "Half of an ellipse over 20 mm, rising 5 mm to the left of travel.",
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
      shape: draw().halfEllipse(20, 0, 5).done(),
      name: "curve",
      color: "#1c7a9c",
    },
  ];
}
