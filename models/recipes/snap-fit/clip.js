import { DEG2RAD, draw, drawRectangle } from "replicad";

export const about = {
  title: "Two hooks that face away from each other",
  description:
    "A flat clip with two arms whose barbs point outwards, ready to print on its side.",
  prints: "-y",
  camera: { elevation: 20, azimuth: -65 },
  params: {
    width: { label: "Width", unit: "mm", min: 12, max: 30, step: 1 },
    depth: { label: "Depth", unit: "mm", min: 3, max: 10, step: 0.5 },
    root: { label: "Root radius", unit: "mm", min: 0.2, max: 2, step: 0.1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { width: 16, depth: 6, root: 0.8 };

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
export default function main({ width, depth, root }) {
  const hook = drawHook({ length: 14, thickness: 1.8, catchDepth: 1 });
  const left = hook.translate(-width / 2, 0);

  return drawRectangle(width + 8, 3)
    .translate(0, -1.5)
    .fuse(left)
    .fuse(left.mirror([0, 1], [0, 0], "plane"))
    .fillet(root, (corner) =>
      corner.inList([
        [-width / 2, 0],
        [width / 2, 0],
      ]),
    )
    .sketchOnPlane("XZ")
    .extrude(depth);
}
