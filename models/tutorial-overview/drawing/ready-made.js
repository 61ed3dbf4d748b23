import {
  drawCircle,
  drawEllipse,
  drawPolysides,
  drawRoundedRectangle,
} from "replicad";

export const about = {
  title: "Ready-made drawings",
  description:
    "In a row: a circle, an ellipse, a rectangle, a rounded rectangle, a hexagon and an octagon whose sides bend inwards.",
};

export default function main() {
  const drawings = [
    drawCircle(8),
    drawEllipse(10, 6),
    drawRoundedRectangle(18, 14),
    drawRoundedRectangle(18, 14, 4),
    drawPolysides(9, 6),
    drawPolysides(9, 8, 1.5),
  ];
  return drawings.map((drawing, i) => drawing.translate(24 * i, 0));
}
