import { draw } from "replicad";

export const about = {
  title: "Profile with a curved side",
  description:
    "The half profile with a rounded foot and a side that swells outward by 6 mm.",
};

export default function main() {
  return draw()
    .hLine(44)
    .customCorner(6)
    .sagittaArcTo([30, 72], -6)
    .hLineTo(0)
    .close();
}
