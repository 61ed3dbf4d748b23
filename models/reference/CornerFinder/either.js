import { drawRectangle } from "replicad";

export const about = {
  title: "Corners that pass one of the filters",
  description:
    "A rectangle with three corners rounded: those that are above or on the right.",
};

export default function main() {
  const plate = drawRectangle(30, 20);
  const corners = plate.fillet(8, (c) =>
    c.either([
      (d) => d.inBox([-20, 5], [20, 15]),
      (d) => d.inBox([10, -15], [20, 15]),
    ]),
  );
  return [
    { shape: plate, name: "before", color: "#9aa5b1" },
    { shape: corners, name: "rounded", color: "#1c7a9c" },
  ];
}
