import { draw } from "replicad";

export const about = {
  title: "Bulge of one",
  description: "A bulge of 1 makes a half circle, on the right of travel.",
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
      shape: draw().bulgeArc(20, 0, 1).done(),
      name: "curve",
      color: "#1c7a9c",
    },
  ];
}
