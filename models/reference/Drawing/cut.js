import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "One drawing cut out of another",
  description:
    "A rectangle with a round bite out of its corner; the circle that took it away is drawn light.",
};

export default function main() {
  const plate = drawRectangle(30, 20);
  const disc = drawCircle(9).translate(15, 10);
  return [
    { shape: disc, name: "cut away", color: "#9aa5b1" },
    { shape: plate.cut(disc), name: "what is left", color: "#1c7a9c" },
  ];
}
