import { draw } from "replicad";

export const about = {
  title: "A horizontal line up to an x",
  description:
    "After a slanted line in grey, a line to the right up to x = 26, which is drawn dashed.",
};

export default function main() {
  return [
    {
      shape: draw([26, 0]).vLine(18).done(),
      name: "x = 26",
      color: "#9aa5b1",
      strokeType: "dashes",
    },
    {
      shape: draw().line(8, 12).hLineTo(26).done(),
      name: "added",
      color: "#1c7a9c",
    },
    { shape: draw().line(8, 12).done(), name: "before", color: "#9aa5b1" },
  ];
}
