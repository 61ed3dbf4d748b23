import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "Your clip",
  description: "A ring with a mouth, for a cable of 6 mm.",
};

/** Lengths in millimetres. */
export const defaultParams = { cable: 6, wall: 2.4 };

/** @param {typeof defaultParams} params */
export default function main({ cable, wall }) {
  const ring = drawCircle(cable / 2 + wall);
  const hole = drawCircle(cable / 2);
  const mouth = drawRectangle(40, cable / 2).translate(20, 0);

  return ring.cut(hole).cut(mouth).sketchOnPlane("XY").extrude(8);
}
