import { draw } from "replicad";

export const about = {
  title: "A line over two distances",
  description:
    "After a line in grey, a line that goes 16 mm along x and 14 mm along y from where the pen is.",
};

export default function main() {
  return [
    {
      shape: draw().hLine(14).line(16, 14).done(),
      name: "added",
      color: "#1c7a9c",
    },
    { shape: draw().hLine(14).done(), name: "before", color: "#9aa5b1" },
  ];
}
