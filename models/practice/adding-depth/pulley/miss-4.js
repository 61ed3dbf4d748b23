import { draw, revolution } from "replicad";

export const about = {
  title: "Half a pulley",
  description:
    "This is half a pulley: the turn ends at 180°. A full turn has 360°.",
};

export default function main() {
  const section = draw([4, 0])
    .hLine(16)
    .vLine(5)
    .hLine(-4)
    .vLine(6)
    .hLine(4)
    .vLine(5)
    .hLine(-16)
    .close()
    .sketchOnPlane("XZ")
    .face();

  return revolution(section, [0, 0, 0], [0, 0, 1], 180);
}
