import { DEG2RAD, draw, drawCircle } from "replicad";

export const about = {
  title: "Two gears that mesh",
  description:
    "A small gear beside a large one: a tooth of one fits into a gap of the other.",
  camera: { elevation: 55 },
  params: {
    teeth: { label: "Teeth of the small one", min: 17, max: 30, step: 1 },
    module: { label: "Module", unit: "mm", min: 1, max: 3, step: 0.5 },
    turn: { label: "Turn", unit: "°", min: 0, max: 90, step: 1 },
  },
};

/** The module is in millimetres, the turn in degrees. */
export const defaultParams = { teeth: 18, module: 2, turn: 0 };

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
export default function main({ teeth, module, turn }) {
  const other = 30;
  const distance = (module * (teeth + other)) / 2;
  const raise = (gear) => gear.cut(drawCircle(3)).sketchOnPlane().extrude(6);
  const small = drawGear({ module, teeth }).rotate(turn);
  const large = drawGear({ module, teeth: other });
  const facing = 180 + 180 / other - (turn * teeth) / other;

  return [
    { shape: raise(small), name: "small", color: "#d9a441" },
    {
      shape: raise(large.rotate(facing)).translateX(distance),
      name: "large",
    },
  ];
}
