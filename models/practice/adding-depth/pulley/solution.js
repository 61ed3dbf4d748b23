import { draw } from "replicad";

export const about = {
  title: "The goal: a pulley",
  description:
    "A pulley of 40 mm, 16 mm long, with a bore of 8 mm and a groove 6 mm wide and 4 mm deep.",
};

export default function main() {
  return draw([4, 0])
    .hLine(16)
    .vLine(5)
    .hLine(-4)
    .vLine(6)
    .hLine(4)
    .vLine(5)
    .hLine(-16)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
}
