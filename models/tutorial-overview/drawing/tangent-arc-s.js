import { draw } from "replicad";

export const about = {
  title: "Two tangent arcs",
  description:
    "A line in grey, then two arcs that continue each other in the shape of an s.",
};

export default function main() {
  return [
    {
      shape: draw().hLine(8).tangentArc(8, 8).tangentArc(8, 8).done(),
      name: "added",
      color: "#1c7a9c",
    },
    { shape: draw().hLine(8).done(), name: "before", color: "#9aa5b1" },
  ];
}
