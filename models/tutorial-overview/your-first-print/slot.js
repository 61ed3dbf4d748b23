import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "The plate with a slot",
  description:
    "The plate with a slot of 18 mm from the left: two arms and a back, each 2.4 mm thick.",
  prints: "-z",
};

export default function main() {
  const desk = 18;
  const wall = 2.4;

  const plate = drawRoundedRectangle(20, desk + 2 * wall, 1.5);
  const slot = drawRoundedRectangle(20, desk);

  return plate
    .translate(-10, 0)
    .cut(slot.translate(-10 - wall, 0))
    .sketchOnPlane("XY")
    .extrude(8);
}
