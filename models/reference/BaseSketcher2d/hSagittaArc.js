import { draw } from "replicad";

export const about = {
  title: "An arc sideways, by its sagitta",
  description:
    "After a line in grey, an arc that ends 20 mm to the right; its sagitta of 5 mm is to the left of travel.",
};

export default function main() {
  return [
    {
      shape: draw().vLine(10).hSagittaArc(20, 5).done(),
      name: "added",
      color: "#1c7a9c",
    },
    { shape: draw().vLine(10).done(), name: "before", color: "#9aa5b1" },
  ];
}
