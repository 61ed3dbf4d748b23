import { sketchCircle, sketchHelix } from "replicad";

export const about = {
  title: "A spring of round wire",
  description:
    "A round wire that climbs in turns around an upright axis, with ends cut across.",
  camera: { elevation: 20 },
  params: {
    radius: { label: "Radius", unit: "mm", min: 6, max: 20, step: 0.5 },
    pitch: { label: "Pitch", unit: "mm", min: 4, max: 12, step: 0.5 },
    turns: { label: "Turns", min: 1, max: 6, step: 0.5 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { radius: 10, pitch: 6, turns: 4 };

/**
 * Returns a spring around the z axis. Its path starts at z = 0. `radius` goes to the middle of the wire, `wire` is its
 * diameter, and `pitch` the rise per turn. Lengths in millimetres.
 */
function makeSpring({ radius, wire, pitch, turns }) {
  if (pitch <= wire) {
    throw new Error(`With a pitch of ${pitch} mm, turns of ${wire} mm collide`);
  }
  return sketchHelix(pitch, pitch * turns, radius).sweepSketch(
    (plane, origin) => sketchCircle(wire / 2, { plane, origin }),
    { frenet: true },
  );
}

/** @param {typeof defaultParams} params */
export default function main({ radius, pitch, turns }) {
  return makeSpring({ radius, wire: 2.4, pitch, turns });
}
