import { drawCircle, drawPolysides, polysideInnerRadius } from "replicad";

export const about = {
  title: "Wavy vase",
  description:
    "A vase 150 mm tall with twelve bulging ribs that wind around it as it widens towards the top.",
  prints: "-z",
  camera: { elevation: 20 },
  params: {
    height: { label: "Height", unit: "mm", min: 80, max: 200, step: 5 },
    radius: {
      label: "Radius of the foot",
      unit: "mm",
      min: 25,
      max: 60,
      step: 1,
    },
    sidesCount: { label: "Sides", min: 3, max: 16, step: 1 },
    sideRadius: {
      label: "Sagitta of each side",
      unit: "mm",
      min: -4,
      max: 4,
      step: 0.5,
    },
    sideTwist: { label: "Twist, in sides", min: 0, max: 8, step: 1 },
    endFactor: { label: "Size of the top", min: 0.6, max: 1.8, step: 0.1 },
    bottomFillet: {
      label: "Rounding of the foot",
      unit: "mm",
      min: 0,
      max: 6,
      step: 0.5,
    },
    holeMode: {
      label: "Hole",
      choices: ["round", "none"],
    },
    wallThickness: { label: "Wall", unit: "mm", min: 1.5, max: 6, step: 0.5 },
  },
};

/** Lengths in millimetres; the twist is a number of sides: 6 of 12 is half a turn. */
export const defaultParams = {
  height: 150,
  radius: 40,
  sidesCount: 12,
  sideRadius: -2,
  sideTwist: 6,
  endFactor: 1.5,
  bottomFillet: 0,
  holeMode: "round",
  wallThickness: 3,
};

/** @param {typeof defaultParams} params */
export default function main({
  height,
  radius,
  sidesCount,
  sideRadius,
  sideTwist,
  endFactor,
  bottomFillet,
  holeMode,
  wallThickness,
}) {
  /** @type {import("replicad").ExtrusionProfile} */
  const extrusionProfile = { profile: "s-curve", endFactor };
  const twistAngle = (360 / sidesCount) * sideTwist;

  let vase = drawPolysides(radius, sidesCount, sideRadius)
    .sketchOnPlane("XY")
    .extrude(height, { twistAngle, extrusionProfile });

  if (bottomFillet > 0) {
    vase = vase.fillet(bottomFillet, (e) => e.inPlane("XY", 0));
  }
  if (holeMode === "none") return vase;

  // polysideInnerRadius needs the sign of sketchPolysides, the opposite of drawPolysides.
  const innerRadius =
    polysideInnerRadius(radius, sidesCount, -sideRadius) - wallThickness;
  const hole = drawCircle(innerRadius)
    .sketchOnPlane("XY", wallThickness)
    .extrude(height, { extrusionProfile });

  return vase.cut(hole);
}
