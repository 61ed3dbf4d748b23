import { draw } from "replicad";

export const about = {
  title: "A simple vase",
  description:
    "A round vase 100 mm tall with a narrow foot, a wide belly and a slightly opened rim.",
  prints: "-z",
  camera: { elevation: 22 },
  params: {
    height: { label: "Height", unit: "mm", min: 60, max: 160, step: 5 },
    baseWidth: {
      label: "Radius of the foot",
      unit: "mm",
      min: 14,
      max: 30,
      step: 1,
    },
    bellyFactor: {
      label: "Belly, times the foot",
      min: 1.2,
      max: 2,
      step: 0.1,
    },
    topFactor: { label: "Rim, times the foot", min: 0.6, max: 1.4, step: 0.1 },
    wallThickness: { label: "Wall", unit: "mm", min: 1, max: 5, step: 0.5 },
    rimFillet: {
      label: "Rounding of the rim, times the wall",
      min: 0,
      max: 0.4,
      step: 0.1,
    },
  },
};

/**
 * Lengths in millimetres; the factors multiply the radius of the foot
 * and, for the rim, the wall thickness.
 */
export const defaultParams = {
  height: 100,
  baseWidth: 20,
  bellyFactor: 1.5,
  topFactor: 0.9,
  wallThickness: 3,
  rimFillet: 0.4,
};

/** @param {typeof defaultParams} params */
export default function main({
  height,
  baseWidth,
  bellyFactor,
  topFactor,
  wallThickness,
  rimFillet,
}) {
  /** @type {[number, number]} */
  const belly = [baseWidth * bellyFactor, height * 0.4];
  /** @type {[number, number]} */
  const rim = [baseWidth * topFactor, height];

  const profile = draw()
    .hLine(baseWidth)
    .smoothSplineTo(belly, { startTangent: [1, 1], endTangent: [0, 1] })
    .smoothSplineTo(rim, { endTangent: [0.3, 1] })
    .hLineTo(0)
    .close();

  const vase = profile
    .sketchOnPlane("XZ")
    .revolve()
    .shell(wallThickness, (f) => f.inPlane("XY", height));

  if (rimFillet === 0) return vase;
  return vase.fillet(wallThickness * rimFillet, (e) => e.inPlane("XY", height));
}
