import { drawCircle, makeBaseBox } from "replicad";

export const about = {
  title: "A pin only where there is one",
  description: "A flat plate, and no pin on it, as its radius is 0.",
};

export const defaultParams = { pinRadius: 0 };

/** @param {typeof defaultParams} params */
export default function main({ pinRadius }) {
  const plate = makeBaseBox(40, 30, 6);
  if (pinRadius <= 0) return plate;
  return plate.fuse(drawCircle(pinRadius).sketchOnPlane("XY").extrude(20));
}
