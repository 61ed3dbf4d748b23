import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "A clip with its values swapped",
  description: "The two values are swapped: `cable` is 9, and `wall` is 2.",
};

/** Lengths in millimetres. */
export const defaultParams = { cable: 2, wall: 9 };

/** @param {typeof defaultParams} params */
export default function main({ cable, wall }) {
  const ring = drawCircle(cable / 2 + wall);
  const hole = drawCircle(cable / 2);
  const mouth = drawRectangle(40, cable / 2).translate(20, 0);

  return ring.cut(hole).cut(mouth).sketchOnPlane("XY").extrude(8);
}
