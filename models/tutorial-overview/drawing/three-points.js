import { draw } from "replicad";

export const about = {
  title: "An arc through a point",
  description:
    "An arc of 20 mm width that passes through the point (6, 5) on its way.",
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
      shape: draw().threePointsArc(20, 0, 6, 5).done(),
      name: "curve",
      color: "#1c7a9c",
    },
  ];
}
