import { draw } from "replicad";

export const about = {
  title: "A drawing that starts elsewhere",
  description:
    "The house outline twice: in grey from the origin, and in blue with its lower left corner at (30, 10).",
};

function drawHouse(corner) {
  return draw(corner).hLine(20).vLine(20).line(-10, 8).line(-10, -8).close();
}

export default function main() {
  return [
    { shape: drawHouse([0, 0]), name: "from the origin", color: "#9aa5b1" },
    { shape: drawHouse([30, 10]), name: "from (30, 10)", color: "#1c7a9c" },
  ];
}
