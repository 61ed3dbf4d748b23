import { drawCircle, makeBaseBox } from "replicad";

export const about = {
  title: "A pin of radius zero",
  fails: "The outline has no length or a gap",
  description: "No shape: a circle of radius 0 has no length.",
};

export const defaultParams = { pinRadius: 0 };

/** @param {typeof defaultParams} params */
export default function main({ pinRadius }) {
  const plate = makeBaseBox(40, 30, 6);
  return plate.fuse(drawCircle(pinRadius).sketchOnPlane("XY").extrude(20));
}
