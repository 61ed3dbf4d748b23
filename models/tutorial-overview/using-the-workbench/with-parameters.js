import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A tray with parameters",
  description:
    "The small tray with four sliders and a switch that opens its top.",
  camera: { elevation: 38 },
  params: {
    width: { label: "Width", unit: "mm", min: 20, max: 120, step: 1 },
    depth: { label: "Depth", unit: "mm", min: 20, max: 90, step: 1 },
    height: { label: "Height", unit: "mm", min: 6, max: 40, step: 1 },
    wall: { label: "Wall", unit: "mm", min: 0.8, max: 1.9, step: 0.1 },
    open: { label: "Open at the top" },
  },
};

/** Lengths in millimetres. */
export const defaultParams = {
  width: 40,
  depth: 25,
  height: 10,
  wall: 1.5,
  open: true,
};

/** @param {typeof defaultParams} params */
export default function main({ width, depth, height, wall, open }) {
  const block = drawRoundedRectangle(width, depth, 5)
    .sketchOnPlane("XY")
    .extrude(height)
    .fillet(2, (e) => e.inPlane("XY", 0));

  if (!open) return block;
  return block.shell(wall, (f) => f.inPlane("XY", height));
}
