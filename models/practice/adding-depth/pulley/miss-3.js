import { draw } from "replicad";

export const about = {
  title: "A pulley that is too wide",
  description:
    "The pulley is 48 mm wide: the pen starts at x = 4, and `hLine` counts from there. Draw 16 mm to reach x = 20.",
};

export default function main() {
  return draw([4, 0])
    .hLine(20)
    .vLine(5)
    .hLine(-4)
    .vLine(6)
    .hLine(4)
    .vLine(5)
    .hLine(-20)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
}
