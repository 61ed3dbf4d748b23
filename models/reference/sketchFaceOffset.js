import { FaceFinder, makeBaseBox, sketchFaceOffset } from "replicad";

export const about = {
  title: "A pocket parallel to the edges of a face",
  description:
    "A box with a shallow pocket in its top, as wide as the rim around it leaves.",
  camera: { elevation: 40 },
  params: {
    rim: { label: "Rim", unit: "mm", min: 1, max: 8, step: 0.5 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { rim: 3 };

/** @param {typeof defaultParams} params */
export default function main({ rim }) {
  const box = makeBaseBox(40, 30, 12).fillet(6, (e) => e.inDirection("Z"));
  const top = new FaceFinder().inPlane("XY", 12).find(box, { unique: true });
  const pocket = sketchFaceOffset(top, -rim).extrude(-5);
  return box.cut(pocket);
}
