import { draw, drawCircle } from "replicad";

export const about = {
  title: "A line to a point",
  description:
    "After a line in grey, a line to the point (30, 14), wherever the pen was.",
};

export default function main() {
  return [
    { shape: drawCircle(1).translate(30, 14), name: "point", color: "#9aa5b1" },
    {
      shape: draw().hLine(14).lineTo([30, 14]).done(),
      name: "added",
      color: "#1c7a9c",
    },
    { shape: draw().hLine(14).done(), name: "before", color: "#9aa5b1" },
  ];
}
