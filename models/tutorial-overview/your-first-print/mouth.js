import { draw, drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "The ring, opened",
  description:
    "The ring has a mouth on the right, 4.8 mm wide at its narrowest, where the cable of 6 mm is pressed in.",
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
  const mouth = draw().lineTo([15, 20]).lineTo([15, -20]).close();

  return plate
    .translate(-10, 0)
    .cut(slot.translate(-10 - wall, 0))
    .fuse(ring.translate(middle, 0))
    .cut(hole.translate(middle, 0))
    .cut(mouth.translate(middle, 0))
    .sketchOnPlane("XY")
    .extrude(8);
}
