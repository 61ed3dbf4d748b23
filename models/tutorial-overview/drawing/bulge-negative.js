import { draw } from "replicad";

export const about = {
  title: "Bulge, negative",
  description: "An arc with a bulge of -0.4 bulges to the left of travel: up.",
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
      shape: draw().bulgeArc(20, 0, -0.4).done(),
      name: "curve",
      color: "#1c7a9c",
    },
  ];
}
