import { draw } from "replicad";

export const about = {
  title: "A vertical line",
  description: "After a line in grey, a line of 14 mm straight up.",
};

export default function main() {
  return [
    {
      shape: draw().hLine(20).vLine(14).done(),
      name: "added",
      color: "#1c7a9c",
    },
    { shape: draw().hLine(20).done(), name: "before", color: "#9aa5b1" },
  ];
}
