import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "A ring on the back",
  description:
    "The same piece with a closed ring on its back: a hole of 6 mm for the cable, with a wall of 2.4 mm around it.",
  prints: "-z",
};

export default function main() {
  const desk = 18;
  const cable = 6;
  const wall = 2.4;

  const plate = drawRoundedRectangle(20, desk + 2 * wall, 1.5);
  const slot = drawRoundedRectangle(20, desk);

  const middle = cable / 2 + 1;
  const ring = drawCircle(cable / 2 + wall);
  const hole = drawCircle(cable / 2);

  return plate
    .translate(-10, 0)
    .cut(slot.translate(-10 - wall, 0))
    .fuse(ring.translate(middle, 0))
    .cut(hole.translate(middle, 0))
    .sketchOnPlane("XY")
    .extrude(8);
}
