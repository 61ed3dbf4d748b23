import { sketchCircle, sketchHelix } from "replicad";

export const about = {
  title: "A pitch less than the wire",
  fails: "With a pitch of 2 mm, turns of 2.4 mm collide",
  description: "No shape: each turn would run into the next.",
};

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

export default function main() {
  return makeSpring({ radius: 10, wire: 2.4, pitch: 2, turns: 4 });
}
