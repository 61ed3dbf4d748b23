import { draw } from "replicad";

export const about = {
  title: "A horizontal line",
  description: "After a line in grey, a line of 20 mm to the right.",
};

export default function main() {
  return [
    {
      shape: draw().vLine(14).hLine(20).done(),
      name: "added",
      color: "#1c7a9c",
    },
    { shape: draw().vLine(14).done(), name: "before", color: "#9aa5b1" },
  ];
}
