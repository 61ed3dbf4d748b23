import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "Two drawings as one",
  description:
    "The common outline of a rectangle and a circle at its corner; inside of it, light, what they were.",
};

export default function main() {
  const plate = drawRectangle(30, 20);
  const disc = drawCircle(9).translate(15, 10);
  return [
    { shape: plate, name: "plate", color: "#9aa5b1", opacity: 0.3 },
    { shape: disc, name: "disc", color: "#9aa5b1", opacity: 0.3 },
    { shape: plate.fuse(disc), name: "both as one", color: "#1c7a9c" },
  ];
}
