import { drawRectangle } from "replicad";

export const about = {
  title: "Corners that pass several filters",
  description:
    "A rectangle with one corner rounded: the one that is both above and on the right.",
};

export default function main() {
  const plate = drawRectangle(30, 20);
  const corner = plate.fillet(8, (c) =>
    c.and([
      (d) => d.inBox([-20, 5], [20, 15]),
      (d) => d.inBox([10, -15], [20, 15]),
    ]),
  );
  return [
    { shape: plate, name: "before", color: "#9aa5b1" },
    { shape: corner, name: "rounded", color: "#1c7a9c" },
  ];
}
