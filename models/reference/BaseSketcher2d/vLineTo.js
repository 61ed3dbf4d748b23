import { draw } from "replicad";

export const about = {
  title: "A vertical line up to a height",
  description:
    "After a slanted line in grey, a line straight up to y = 16, the height that is drawn dashed.",
};

export default function main() {
  return [
    {
      shape: draw([0, 16]).hLine(26).done(),
      name: "y = 16",
      color: "#9aa5b1",
      strokeType: "dashes",
    },
    {
      shape: draw().line(18, 5).vLineTo(16).done(),
      name: "added",
      color: "#1c7a9c",
    },
    { shape: draw().line(18, 5).done(), name: "before", color: "#9aa5b1" },
  ];
}
