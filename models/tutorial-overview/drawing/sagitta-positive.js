import { draw } from "replicad";

export const about = {
  title: "Sagitta, positive",
  description:
    "An arc from left to right over a chord of 20 mm; with a sagitta of 4 mm it bulges to the left of travel, which is up.",
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
      shape: draw().sagittaArc(20, 0, 4).done(),
      name: "curve",
      color: "#1c7a9c",
    },
  ];
}
