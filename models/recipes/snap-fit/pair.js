import { DEG2RAD, draw, makeBaseBox } from "replicad";

export const about = {
  title: "A hook in its slot, cut open",
  description:
    "A hook that has passed a plate: its barb is above the plate, with a gap all around it.",
  camera: { elevation: 15, azimuth: -70 },
  params: {
    clearance: {
      label: "Clearance",
      unit: "mm",
      min: 0.1,
      max: 0.6,
      step: 0.05,
    },
    catchDepth: { label: "Catch", unit: "mm", min: 0.4, max: 1.2, step: 0.1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { clearance: 0.3, catchDepth: 1 };

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

/**
 * Draws the space that a hook needs in a plate whose upper face lies at `top`: room to bend, and a bevel below the barb.
 * Lengths in millimetres.
 */
function drawSlot({ thickness, catchDepth }, { clearance, top }) {
  return draw([-clearance, top - 20])
    .vLineTo(top - catchDepth)
    .line(-catchDepth, catchDepth)
    .hLineTo(thickness + catchDepth + clearance)
    .vLine(-20)
    .close();
}

/** @param {typeof defaultParams} params */
export default function main({ clearance, catchDepth }) {
  const hook = { length: 14, thickness: 1.8, catchDepth };
  const top = hook.length + catchDepth - clearance;
  const slot = drawSlot(hook, { clearance, top })
    .sketchOnPlane("XZ", -3 - clearance)
    .extrude(6 + 2 * clearance);
  const base = makeBaseBox(16, 10, 3).translateZ(-3);
  const arm = drawHook(hook).sketchOnPlane("XZ", -3).extrude(6);
  const front = makeBaseBox(40, 20, 40).translate(0, -10, -10);

  return [
    { shape: base.fuse(arm).cut(front), name: "hook", color: "#4a7fb5" },
    {
      shape: makeBaseBox(16, 10, 3)
        .translateZ(top - 3)
        .cut(slot)
        .cut(front),
      name: "plate",
      color: "#d9a441",
    },
  ];
}
