import { draw } from "replicad";

export const about = {
  title: "An arc upwards, by its sagitta",
  description:
    "After a line in grey, an arc that ends 14 mm higher; its sagitta of -5 mm is to the right of travel.",
};

export default function main() {
  return [
    {
      shape: draw().hLine(20).vSagittaArc(14, -5).done(),
      name: "added",
      color: "#1c7a9c",
    },
    { shape: draw().hLine(20).done(), name: "before", color: "#9aa5b1" },
  ];
}
