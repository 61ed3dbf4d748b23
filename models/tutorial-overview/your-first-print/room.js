import { draw, drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "A little room",
  description:
    "The same clip with a slot of 18.2 mm and a hole of 6.2 mm: 0.2 mm more than desk and cable.",
  prints: "-z",
};

export default function main() {
  const desk = 18;
  const cable = 6;
  const wall = 2.4;
  const clearance = 0.2;
  const gap = desk + clearance;
  const bore = cable + clearance;

  const plate = drawRoundedRectangle(20, gap + 2 * wall, 1.5);
  const slot = drawRoundedRectangle(20, gap);

  const middle = bore / 2 + 1;
  const ring = drawCircle(bore / 2 + wall);
  const hole = drawCircle(bore / 2);
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
