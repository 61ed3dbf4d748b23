import { draw } from "replicad";

export const about = {
  title: "Profile with a curved side",
  description:
    "The half profile with a rounded shoulder and a side that swells outward by 3 mm.",
};

export default function main() {
  return draw()
    .hLine(44)
    .sagittaArcTo([30, 72], -3)
    .customCorner(6)
    .lineTo([17, 88])
    .hLineTo(0)
    .close();
}
