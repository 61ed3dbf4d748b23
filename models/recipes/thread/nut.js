import { DEG2RAD, draw, drawPolysides } from "replicad";

export const about = {
  title: "A nut with clearance",
  description: "A six-sided nut with a coarse thread in its hole.",
  prints: "-z",
  camera: { elevation: 40 },
  params: {
    clearance: {
      label: "Clearance",
      unit: "mm",
      min: 0.1,
      max: 0.6,
      step: 0.05,
    },
    height: { label: "Height", unit: "mm", min: 4, max: 10, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { clearance: 0.3, height: 6 };

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
export default function main({ clearance, height }) {
  const thread = { diameter: 16 + 2 * clearance, pitch: 4, depth: 1 };
  const rim = 8.2 + clearance;
  const rims = draw([0, 0])
    .hLine(rim)
    .lineTo([rim - height / 2, height / 2])
    .lineTo([rim, height])
    .hLineTo(0)
    .close()
    .sketchOnPlane("XZ")
    .revolve();

  return drawPolysides(16, 6)
    .sketchOnPlane("XY")
    .extrude(height)
    .cut(makeThread(thread, -1, height + 1).fuse(rims));
}
