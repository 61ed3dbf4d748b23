import { deserializeDrawing, drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "A drawing read back",
  description:
    "Two identical plates with a round hole as drawings: the right one was read back from a string.",
};

export default function main() {
  const plate = drawRoundedRectangle(30, 20, 4).cut(drawCircle(5));
  const copy = deserializeDrawing(plate.serialize());

  return [
    { shape: plate, name: "original", color: "#1c7a9c" },
    { shape: copy.translate(40, 0), name: "read back", color: "#c2701c" },
  ];
}
