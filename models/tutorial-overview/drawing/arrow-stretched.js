import { draw } from "replicad";

export const about = {
  title: "The arrow stretched",
  description: "The arrow in blue, and the same arrow twice as tall in grey.",
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
    {
      shape: drawArrow().stretch(2, [1, 0], [0, 0]),
      name: "stretched",
      color: "#9aa5b1",
    },
    { shape: drawArrow(), name: "arrow", color: "#1c7a9c" },
  ];
}
