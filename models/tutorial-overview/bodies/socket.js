import { drawPolysides, makeBaseBox } from "replicad";

export const about = {
  title: "A socket cut with clearance",
  description:
    "A block with a hexagonal hole and, lifted out of it, the hexagonal peg that fits.",
  params: {
    clearance: {
      label: "Clearance",
      unit: "mm",
      min: 0.05,
      max: 1,
      step: 0.05,
    },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { clearance: 0.2 };

/** @param {typeof defaultParams} params */
export default function main({ clearance }) {
  const outline = drawPolysides(12, 6);
  const hole = outline.offset(clearance).sketchOnPlane("XY", 6).extrude(20);
  const block = makeBaseBox(40, 40, 20).cut(hole);
  const peg = outline.sketchOnPlane("XY", 6).extrude(24);

  return [
    { shape: block, name: "block", color: "#5b93ad" },
    { shape: peg.translateZ(22), name: "peg", color: "#e0a458" },
  ];
}
