import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "What two drawings share",
  description:
    "A quarter disc, the part that a rectangle and a circle at its corner have in common; both are drawn light.",
};

export default function main() {
  const plate = drawRectangle(30, 20);
  const disc = drawCircle(9).translate(15, 10);
  return [
    { shape: plate, name: "plate", color: "#9aa5b1" },
    { shape: disc, name: "disc", color: "#9aa5b1" },
    { shape: plate.intersect(disc), name: "shared", color: "#1c7a9c" },
  ];
}
