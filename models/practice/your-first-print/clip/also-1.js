import { drawCircle, makeBaseBox } from "replicad";

export const about = {
  title: "The clip cut as a solid",
  description: "The same clip, with the hole and the mouth cut from a solid.",
};

/** Lengths in millimetres. */
export const defaultParams = { cable: 9, wall: 2 };

/** @param {typeof defaultParams} params */
export default function main({ cable, wall }) {
  const outside = cable / 2 + wall;
  const ring = drawCircle(outside).sketchOnPlane("XY").extrude(8);
  const hole = drawCircle(cable / 2)
    .sketchOnPlane("XY")
    .extrude(8);
  const mouth = makeBaseBox(40, cable / 2, 8).translate(20, 0, 0);

  return ring.cut(hole).cut(mouth);
}
