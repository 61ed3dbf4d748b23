import { drawRoundedRectangle, revolution } from "replicad";

export const about = {
  title: "A quarter of a turn",
  description:
    "A quarter of a ring with a rounded square section: two flat ends at right angles to each other.",
};

export default function main() {
  const section = drawRoundedRectangle(8, 8, 2)
    .translate(15, 0)
    .sketchOnPlane("XZ")
    .face();

  return revolution(section, [0, 0, 0], [0, 0, 1], 90);
}
