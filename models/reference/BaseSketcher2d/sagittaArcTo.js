import { draw } from "replicad";

export const about = {
  title: "An arc to a point, by its sagitta",
  description:
    "An arc from the origin to (20, 8): in its middle it is 5 mm away from the straight line, drawn dashed.",
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
      shape: draw().sagittaArcTo([20, 8], 5).done(),
      name: "arc",
      color: "#1c7a9c",
    },
  ];
}
