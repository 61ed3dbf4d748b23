import { draw } from "replicad";

export const about = {
  title: "An angle bracket",
  description:
    "A small L-shaped bracket at the origin: 30 mm along x, 20 mm along y, 30 mm tall, 5 mm thick.",
};

function makeBracket() {
  const plate = draw()
    .hLine(30)
    .vLine(5)
    .hLine(-25)
    .vLine(25)
    .hLine(-5)
    .close();
  return plate.sketchOnPlane("XZ").extrude(-20);
}

export default function main() {
  return makeBracket();
}
