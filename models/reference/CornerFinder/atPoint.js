import { drawRectangle } from "replicad";

export const about = {
  title: "One corner, named by its point",
  description:
    "A rectangle with one corner rounded, the one at the point (15, 10).",
};

export default function main() {
  const plate = drawRectangle(30, 20);
  return [
    { shape: plate, name: "before", color: "#9aa5b1" },
    {
      shape: plate.fillet(9, (c) => c.atPoint([15, 10])),
      name: "rounded",
      color: "#1c7a9c",
    },
  ];
}
