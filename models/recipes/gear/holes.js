import { DEG2RAD, draw, drawCircle } from "replicad";

export const about = {
  title: "A light gear",
  description:
    "A flat gear with a hole for its axle, and a ring of larger holes around it.",
  prints: "-z",
  camera: { elevation: 45 },
  params: {
    teeth: { label: "Teeth", min: 24, max: 48, step: 1 },
    holes: { label: "Holes", min: 3, max: 6, step: 1 },
    bore: { label: "Bore", unit: "mm", min: 3, max: 8, step: 0.5 },
  },
};

/** The bore is in millimetres. */
export const defaultParams = { teeth: 36, holes: 6, bore: 5 };

/**
 * Draws a gear around the origin, with the middle of a tooth on the x axis. `module` is the pitch diameter per tooth,
 * `pressure` the angle of the flanks in degrees, and `backlash` the play of a tooth in its gap. Lengths in millimetres.
 */
function drawGear({ module, teeth, pressure = 20, backlash = 0.2 }) {
  const pitch = (module * teeth) / 2;
  const base = pitch * Math.cos(pressure * DEG2RAD);
  const tip = pitch + module;
  const root = pitch - 1.25 * module;
  /** Returns the angle, in radians, between the start of an involute on the base circle and its point at `radius`. */
  const involute = (radius) => {
    const roll = Math.sqrt(Math.max((radius / base) ** 2 - 1, 0));
    return roll - Math.atan(roll);
  };
  const half = Math.PI / 2 / teeth - backlash / 4 / pitch + involute(pitch);
  if (half <= involute(tip)) {
    throw new Error(`The teeth are pointed before they reach ${tip} mm`);
  }
  const start = Math.max(base, root);
  const middle = (start + tip) / 2;

  /** @returns {[number, number]} */
  const at = (radius, angle) => [
    radius * Math.cos(angle),
    radius * Math.sin(angle),
  ];
  const pen = draw(at(root, -half));
  for (let tooth = 0; tooth < teeth; tooth++) {
    const angle = (2 * Math.PI * tooth) / teeth;
    const low = (radius) => at(radius, angle - half + involute(radius));
    const high = (radius) => at(radius, angle + half - involute(radius));
    if (start > root) pen.lineTo(low(start));
    pen
      .threePointsArcTo(low(tip), low(middle))
      .threePointsArcTo(high(tip), at(tip, angle))
      .threePointsArcTo(high(start), high(middle));
    if (start > root) pen.lineTo(at(root, angle + half));
    const next = angle + (2 * Math.PI) / teeth - half;
    pen.threePointsArcTo(at(root, next), at(root, angle + Math.PI / teeth));
  }
  return pen.close();
}

/** @param {typeof defaultParams} params */
export default function main({ teeth, holes, bore }) {
  const module = 2;
  const root = module * (teeth / 2 - 1.25);
  const between = (root + bore / 2) / 2;
  let gear = drawGear({ module, teeth }).cut(drawCircle(bore / 2));
  for (let i = 0; i < holes; i++) {
    const hole = drawCircle((root - bore / 2) / 4).translate(between, 0);
    gear = gear.cut(hole.rotate((360 * i) / holes));
  }
  return gear.sketchOnPlane().extrude(6);
}
