import { DEG2RAD, draw } from "replicad";

export const about = {
  title: "A hook too short for its catch",
  fails: "The hook stretches by 4.2 %",
  description: "No shape: the material would stretch further than it may.",
};

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

export default function main() {
  return drawHook({ length: 8, thickness: 1.8, catchDepth: 1 });
}
