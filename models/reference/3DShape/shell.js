import { makeBaseBox } from "replicad";

export const about = {
  title: "A shelled block",
  description:
    "A block made into a box: its upper face is open, its walls have one thickness.",
  camera: { elevation: 40 },
  params: {
    thickness: { label: "Wall", unit: "mm", min: 0.5, max: 8, step: 0.5 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { thickness: 2 };

/** @param {typeof defaultParams} params */
export default function main({ thickness }) {
  const block = makeBaseBox(40, 30, 18);
  return block.shell(thickness, (f) => f.inPlane("XY", 18));
}
