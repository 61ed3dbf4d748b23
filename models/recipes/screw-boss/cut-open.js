import { draw, makeBaseBox, makeBox } from "replicad";

export const about = {
  title: "A boss for an insert, cut open",
  description:
    "Half of an upright tube on a plate: a blind hole with a chamfered rim, and a floor below it.",
  camera: { elevation: 20, azimuth: -70 },
  params: {
    hole: { label: "Hole", unit: "mm", min: 3, max: 6, step: 0.1 },
    outside: { label: "Outside", unit: "mm", min: 7.2, max: 12, step: 0.2 },
    depth: { label: "Depth", unit: "mm", min: 3, max: 9, step: 0.1 },
  },
};

/** Lengths in millimetres; hole and outside are diameters. */
export const defaultParams = { hole: 4, outside: 8, depth: 6.7 };

/**
 * Returns a tube on the origin for a screw insert, its rim at `height`. `hole` and `outside` are diameters; `depth` is that
 * of the hole, whose rim widens by `lead` on each side. Lengths in millimetres.
 */
function makeBoss({ height, hole, outside, depth, lead = 0.5 }) {
  if (depth >= height) {
    throw new Error(`The hole is ${depth} mm deep, the boss ${height} mm high`);
  }
  return draw([0, 0])
    .hLine(outside / 2)
    .vLine(height)
    .lineTo([hole / 2 + lead, height])
    .line(-lead, -lead)
    .lineTo([hole / 2, height - depth])
    .hLineTo(0)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
}

/** @param {typeof defaultParams} params */
export default function main({ hole, outside, depth }) {
  const front = makeBox([-20, -20, -1], [20, 0, 20]);

  return makeBaseBox(20, 20, 2)
    .fuse(makeBoss({ height: 12, hole, outside, depth }))
    .cut(front);
}
