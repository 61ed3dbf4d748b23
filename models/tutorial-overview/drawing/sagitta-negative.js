import { draw } from "replicad";

export const about = {
  title: "Sagitta, negative",
  description:
    "The same arc with a sagitta of -4 mm bulges to the right of travel, which is down.",
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
      shape: draw().sagittaArc(20, 0, -4).done(),
      name: "curve",
      color: "#1c7a9c",
    },
  ];
}
