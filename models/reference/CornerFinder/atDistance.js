import { draw, drawCircle } from "replicad";

export const about = {
  title: "Corners at a distance",
  description:
    "An outline with the two corners rounded that are exactly 20 mm from the origin, on the circle drawn light.",
};

export default function main() {
  const plate = draw().hLine(20).lineTo([30, 14]).lineTo([0, 20]).close();
  return [
    { shape: drawCircle(20), name: "20 mm", color: "#9aa5b1", opacity: 0.3 },
    { shape: plate, name: "before", color: "#9aa5b1" },
    {
      shape: plate.fillet(4, (c) => c.atDistance(20)),
      name: "rounded",
      color: "#1c7a9c",
    },
  ];
}
