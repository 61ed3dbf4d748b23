import { assembleWire, makeLine, makeNonPlanarFace } from "replicad";

export const about = {
  title: "A curved face inside a wire that is not flat",
  description:
    "A saddle: a curved sheet between four straight lines that rise and fall.",
  camera: { azimuth: 25, elevation: 30 },
  params: {
    rise: { label: "Rise", unit: "mm", min: 0, max: 25, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { rise: 16 };

/** @param {typeof defaultParams} params */
export default function main({ rise }) {
  const rim = assembleWire([
    makeLine([0, 0, 0], [30, 0, rise]),
    makeLine([30, 0, rise], [30, 30, 0]),
    makeLine([30, 30, 0], [0, 30, rise]),
    makeLine([0, 30, rise], [0, 0, 0]),
  ]);
  return makeNonPlanarFace(rim);
}
