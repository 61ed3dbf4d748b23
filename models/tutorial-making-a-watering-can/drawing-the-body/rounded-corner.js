import { draw } from "replicad";

export const about = {
  title: "Profile with a rounded shoulder",
  description:
    "The half profile with the corner at its shoulder rounded to a radius of 6 mm.",
};

export default function main() {
  return draw()
    .hLine(44)
    .lineTo([30, 72])
    .customCorner(6)
    .lineTo([17, 88])
    .hLineTo(0)
    .close();
}
