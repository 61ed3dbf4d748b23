import { draw } from "replicad";

export const about = {
  title: "An arc that continues a line",
  description:
    "A line of 15 mm in grey, and an arc that leaves it without a kink and ends 10 mm further and 10 mm higher.",
};

export default function main() {
  return [
    {
      shape: draw().hLine(15).tangentArc(10, 10).done(),
      name: "added",
      color: "#1c7a9c",
    },
    { shape: draw().hLine(15).done(), name: "before", color: "#9aa5b1" },
  ];
}
