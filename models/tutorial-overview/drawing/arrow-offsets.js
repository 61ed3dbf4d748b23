import { draw } from "replicad";

export const about = {
  title: "The arrow and its offsets",
  description:
    "Three outlines: the arrow, one 2 mm outside it with rounded corners, and one 1.5 mm inside it.",
};

function drawArrow() {
  return draw([0, -3])
    .hLine(18)
    .vLine(-5)
    .line(12, 8)
    .line(-12, 8)
    .vLine(-5)
    .hLine(-18)
    .close();
}

export default function main() {
  return [
    { shape: drawArrow(), name: "arrow", color: "#1c7a9c" },
    { shape: drawArrow().offset(2), name: "2 mm outside", color: "#c2701c" },
    {
      shape: drawArrow().offset(-1.5),
      name: "1.5 mm inside",
      color: "#9aa5b1",
    },
  ];
}
