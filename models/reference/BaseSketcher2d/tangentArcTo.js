import { draw, drawCircle } from "replicad";

export const about = {
  title: "An arc that continues a line to a point",
  description:
    "After a line in grey, the arc that leaves it without a corner and ends at the point (25, 12).",
};

export default function main() {
  return [
    {
      shape: drawCircle(0.7).translate(25, 12),
      name: "point",
      color: "#9aa5b1",
    },
    {
      shape: draw().hLine(15).tangentArcTo([25, 12]).done(),
      name: "added",
      color: "#1c7a9c",
    },
    { shape: draw().hLine(15).done(), name: "before", color: "#9aa5b1" },
  ];
}
