import { draw, drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "A clip with two sliders",
  description:
    "The clip lying on its side, as it is printed: a slot for the edge of a desk, and a ring with a mouth for a cable.",
  prints: "-z",
  params: {
    desk: { label: "Desk", unit: "mm", min: 10, max: 40, step: 0.1 },
    cable: { label: "Cable", unit: "mm", min: 3, max: 10, step: 0.1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { desk: 18, cable: 6 };

/** @param {typeof defaultParams} params */
export default function main({ desk, cable }) {
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
