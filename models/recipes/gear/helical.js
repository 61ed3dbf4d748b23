import { DEG2RAD, RAD2DEG, draw, makeCylinder } from "replicad";

export const about = {
  title: "A helical gear",
  description: "A gear whose teeth lean to one side as they rise.",
  prints: "-z",
  camera: { elevation: 35 },
  params: {
    teeth: { label: "Teeth", min: 17, max: 30, step: 1 },
    lean: { label: "Lean", unit: "°", min: -30, max: 30, step: 5 },
  },
};

/** The lean is in degrees. */
export const defaultParams = { teeth: 20, lean: 20 };

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
export default function main({ teeth, lean }) {
  const [module, height] = [2, 10];
  const twist = (Math.tan(lean * DEG2RAD) * height) / ((module * teeth) / 2);
  return drawGear({ module, teeth })
    .sketchOnPlane()
    .extrude(height, { twistAngle: twist * RAD2DEG })
    .cut(makeCylinder(3, height));
}
