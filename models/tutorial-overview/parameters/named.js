import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "An organiser with named sizes",
  description:
    "The same tray with three compartments, its sizes named at the top.",
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
