import { drawRectangle } from "replicad";

export const about = {
  title: "Corners chosen by a filter",
  description:
    "A rectangle of which only the two upper corners are rounded; the sharp one is drawn light.",
};

export default function main() {
  const plate = drawRectangle(30, 20);
  const tab = plate.fillet(7, (c) => c.inBox([-15, 5], [15, 10]));
  return [
    { shape: plate, name: "before", color: "#9aa5b1" },
    { shape: tab, name: "rounded", color: "#1c7a9c" },
  ];
}
