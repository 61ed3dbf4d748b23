import { DEG2RAD, draw } from "replicad";

export const about = {
  title: "A thread with flanks of 30°",
  description: "An upright thread whose undersides are nearly level.",
  camera: { elevation: 5 },
};

/**
 * Draws the cross-section of a thread. Extruding it with one full turn per `pitch` makes the thread. `flank` is the
 * slope of its sides in degrees: 30 for ISO threads, 50 for printing. Lengths in millimetres.
 */
function drawThread({ diameter, pitch, depth, flank = 50 }) {
  const slope = depth * Math.tan(flank * DEG2RAD);
  const flat = (pitch - 2 * slope) / 2;
  if (flat <= 0) {
    throw new Error(
      `Turns of ${(2 * slope).toFixed(1)} mm need a larger pitch`,
    );
  }
  const crest = diameter / 2;
  const root = crest - depth;
  /** @returns {[number, number]} x and y of the point on the helix at `height` */
  const at = (radius, height) => {
    const angle = (2 * Math.PI * height) / pitch;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
  const between = (crest + root) / 2;
  return draw(at(crest, 0))
    .threePointsArcTo(at(crest, flat), at(crest, flat / 2))
    .threePointsArcTo(at(root, flat + slope), at(between, flat + slope / 2))
    .threePointsArcTo(
      at(root, pitch - slope),
      at(root, pitch - slope - flat / 2),
    )
    .threePointsArcTo(at(crest, pitch), at(between, pitch - slope / 2))
    .close();
}

/** Extrudes a thread from one height to another. Threads of the same pitch fit wherever they begin. */
function makeThread(thread, from, to) {
  const turns = (height) => (360 * height) / thread.pitch;
  return drawThread(thread)
    .rotate(turns(from))
    .sketchOnPlane("XY", from)
    .extrude(to - from, { twistAngle: turns(to - from) });
}

export default function main() {
  return makeThread({ diameter: 16, pitch: 4, depth: 1, flank: 30 }, 0, 6);
}
