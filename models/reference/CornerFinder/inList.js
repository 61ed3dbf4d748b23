import { drawRectangle } from "replicad";

export const about = {
  title: "Corners of a list",
  description:
    "A rectangle with two opposite corners rounded, those at the points given.",
};

export default function main() {
  const plate = drawRectangle(30, 20);
  const rounded = plate.fillet(7, (c) =>
    c.inList([
      [-15, 10],
      [15, -10],
    ]),
  );
  return [
    { shape: plate, name: "before", color: "#9aa5b1" },
    { shape: rounded, name: "rounded", color: "#1c7a9c" },
  ];
}
