import { draw } from "replicad";

export const about = {
  title: "Straight half profile",
  description:
    "The right half of the body's outline as four straight lines: 44 mm wide at the foot, 30 mm at the top, 72 mm tall.",
};

export default function main() {
  return draw().hLine(44).lineTo([30, 72]).hLineTo(0).close();
}
