import { makeCylinder, sketchCircle, sketchHelix } from "replicad";

export const about = {
  title: "A spring with flat ends",
  description:
    "A spring whose first and last turn are cut level, so that it stands upright.",
  camera: { elevation: 20 },
  params: {
    turns: { label: "Turns", min: 2, max: 6, step: 0.5 },
    height: { label: "Height", unit: "mm", min: 18, max: 40, step: 1 },
  },
};

/** The height is in millimetres. */
export const defaultParams = { turns: 4, height: 24 };

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
export default function main({ turns, height }) {
  const [radius, wire] = [10, 2.4];
  const spring = makeSpring({ radius, wire, pitch: height / turns, turns });

  return spring.intersect(makeCylinder(radius + wire, height));
}
