import { draw } from "replicad";

export const about = {
  title: "Straight half profile",
  description:
    "The right half of the body's outline as five straight lines: 44 mm wide at the foot, 30 mm at the shoulder, 17 mm at the neck, 88 mm tall.",
};

export default function main() {
  return draw().hLine(44).lineTo([30, 72]).lineTo([17, 88]).hLineTo(0).close();
}
