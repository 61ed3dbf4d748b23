import { DEG2RAD, draw, drawPolysides } from "replicad";

export const about = {
  title: "A bolt that prints upright",
  description: "A six-sided head, and on it a coarse thread.",
  prints: "-z",
  camera: { elevation: 15 },
  params: {
    diameter: { label: "Diameter", unit: "mm", min: 10, max: 24, step: 1 },
    pitch: { label: "Pitch", unit: "mm", min: 3.5, max: 5, step: 0.5 },
    length: { label: "Length", unit: "mm", min: 6, max: 20, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { diameter: 16, pitch: 4, length: 12 };

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

/** @param {typeof defaultParams} params */
export default function main({ diameter, pitch, length }) {
  const thread = makeThread({ diameter, pitch, depth: 1 }, -1, length);
  const tip = draw([0, -2])
    .hLine(diameter)
    .vLineTo(length + diameter / 2 - 1.5)
    .lineTo([diameter / 2 - 1.5, length])
    .hLineTo(0)
    .close()
    .sketchOnPlane("XZ")
    .revolve();

  return drawPolysides(diameter, 6)
    .sketchOnPlane("XY")
    .extrude(-6)
    .fuse(thread.intersect(tip));
}
