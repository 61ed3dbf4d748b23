import { draw } from "replicad";

export const about = {
  title: "A pulley with a wide bore",
  description:
    "The bore is 16 mm wide. The outline is measured from the axis, so start at x = 4, half of 8 mm.",
};

export default function main() {
  return draw([8, 0])
    .hLine(12)
    .vLine(5)
    .hLine(-4)
    .vLine(6)
    .hLine(4)
    .vLine(5)
    .hLine(-12)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
}
