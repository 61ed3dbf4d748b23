import { makeBaseBox } from "replicad";

export const about = {
  title: "A chamfer that is steeper than 45 degrees",
  description:
    "A box whose top edges are cut off unevenly: a little of the top, more of the sides.",
  params: {
    top: { label: "Off the top", unit: "mm", min: 1, max: 8, step: 0.5 },
    side: { label: "Off the sides", unit: "mm", min: 1, max: 8, step: 0.5 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { top: 2, side: 6 };

/** @param {typeof defaultParams} params */
export default function main({ top, side }) {
  return makeBaseBox(30, 24, 14).chamfer(
    {
      distances: [top, side],
      selectedFace: (face) => face.inPlane("XY", 14),
    },
    (edge) => edge.inPlane("XY", 14),
  );
}
