import { DEG2RAD, draw } from "replicad";

export const about = {
  title: "A thread and its hole, cut across",
  description:
    "Two outlines, one around the other, each with a wide side, a narrow side and two curves between them.",
  params: {
    depth: { label: "Depth", unit: "mm", min: 0.4, max: 1.4, step: 0.1 },
    clearance: {
      label: "Clearance",
      unit: "mm",
      min: 0.1,
      max: 0.6,
      step: 0.05,
    },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { depth: 1, clearance: 0.3 };

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

/** @param {typeof defaultParams} params */
export default function main({ depth, clearance }) {
  const thread = { diameter: 16, pitch: 4, depth };
  return [
    { shape: drawThread(thread), name: "thread" },
    {
      shape: drawThread({ ...thread, diameter: 16 + 2 * clearance }),
      name: "hole",
    },
  ];
}
