import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "An organiser with a form",
  description:
    "The same tray with three compartments; its form has labels, units and limits.",
  params: {
    pocketWidth: {
      label: "Width of a pocket",
      unit: "mm",
      min: 12,
      max: 60,
      step: 1,
    },
    pocketDepth: {
      label: "Depth of a pocket",
      unit: "mm",
      min: 20,
      max: 90,
      step: 1,
    },
    height: { label: "Height", unit: "mm", min: 8, max: 60, step: 1 },
    wall: { label: "Wall", unit: "mm", min: 1, max: 4, step: 0.2 },
    pockets: { label: "Number of pockets", min: 1, max: 6, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = {
  pocketWidth: 28,
  pocketDepth: 46,
  height: 20,
  wall: 2,
  pockets: 3,
};

/** @param {typeof defaultParams} params */
export default function main({
  pocketWidth,
  pocketDepth,
  height,
  wall,
  pockets,
}) {
  const pitch = pocketWidth + wall;
  const width = pockets * pitch + wall;
  const depth = pocketDepth + 2 * wall;

  let tray = drawRoundedRectangle(width, depth, 6)
    .sketchOnPlane("XY")
    .extrude(height);
  for (let i = 0; i < pockets; i++) {
    const x = (i - (pockets - 1) / 2) * pitch;
    const pocket = drawRoundedRectangle(pocketWidth, pocketDepth, 4);
    tray = tray.cut(
      pocket.translate(x, 0).sketchOnPlane("XY", wall).extrude(height),
    );
  }
  return tray;
}
