import { cut2D, drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "One flat shape cut from another",
  description:
    "A rounded plate with a bite taken out of its side; the disc that took it is drawn light.",
};

export default function main() {
  const plate = drawRectangle(30, 20, 3).blueprint;
  const disc = drawCircle(7).blueprint.translate(15, 0);
  return [
    { shape: disc, name: "disc", color: "#9aa5b1" },
    { shape: cut2D(plate, disc), name: "rest", color: "#1c7a9c" },
  ];
}
