import { drawRectangle } from "replicad";

export const about = {
  title: "Corners that do not pass",
  description: "A rectangle with all corners rounded but the one at (15, 10).",
};

export default function main() {
  const plate = drawRectangle(30, 20);
  return [
    { shape: plate, name: "before", color: "#9aa5b1" },
    {
      shape: plate.fillet(7, (c) => c.not((d) => d.atPoint([15, 10]))),
      name: "rounded",
      color: "#1c7a9c",
    },
  ];
}
