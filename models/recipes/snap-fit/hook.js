import { DEG2RAD, draw, makeBaseBox } from "replicad";

export const about = {
  title: "A snap hook",
  description: "An upright arm on a block, with a barb at its upper end.",
  camera: { elevation: 20, azimuth: -65 },
  params: {
    length: { label: "Length", unit: "mm", min: 10, max: 30, step: 0.5 },
    thickness: { label: "Thickness", unit: "mm", min: 1, max: 3, step: 0.1 },
    catchDepth: { label: "Catch", unit: "mm", min: 0.4, max: 2, step: 0.1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { length: 14, thickness: 1.8, catchDepth: 1 };

/**
 * Draws a hook that bends towards +x and catches towards -x, from its root at y = 0 up. `catchDepth` is how far the tip has
 * to bend. Lengths in millimetres. `maxStrain` is how far the material may stretch, in percent.
 */
function drawHook({ length, thickness, catchDepth, maxStrain = 2 }) {
  const strain = (150 * thickness * catchDepth) / length ** 2;
  if (strain > maxStrain) {
    throw new Error(`The hook stretches by ${strain.toFixed(1)} %`);
  }
  return draw([0, 0])
    .vLine(length)
    .line(-catchDepth, catchDepth)
    .line(catchDepth, catchDepth / Math.tan(30 * DEG2RAD))
    .hLine(thickness)
    .vLineTo(0)
    .close();
}

/** @param {typeof defaultParams} params */
export default function main({ length, thickness, catchDepth }) {
  const hook = drawHook({ length, thickness, catchDepth })
    .sketchOnPlane("XZ", -3)
    .extrude(6);

  return makeBaseBox(14, 10, 3).translateZ(-3).fuse(hook);
}
