import { drawParametricFunction, drawCircle } from "replicad";

export const about = {
  title: "Cycloidal gear",
  description:
    "A gear with three soft teeth, 15 mm tall, that turns by a quarter on its way up, with a bore of radius 2 mm.",
  camera: { elevation: 35 },
  params: {
    teeth: { label: "Teeth", min: 3, max: 4, step: 1 },
    rollingRadius: {
      label: "Rolling circle",
      unit: "mm",
      min: 0.8,
      max: 1.6,
      step: 0.1,
    },
    height: { label: "Height", unit: "mm", min: 4, max: 30, step: 1 },
    twist: { label: "Twist", unit: "°", min: 0, max: 180, step: 5 },
    bore: {
      label: "Radius of the bore",
      unit: "mm",
      min: 0,
      max: 2.5,
      step: 0.5,
    },
  },
};

/** Lengths in millimetres, the twist in degrees. */
export const defaultParams = {
  teeth: 3,
  rollingRadius: 1,
  height: 15,
  twist: 90,
  bore: 2,
};

/**
 * A point of the curve that a circle draws as it rolls outside another.
 * @returns {[number, number]}
 */
function epicycloid(angle, fixed, rolling) {
  const ratio = (fixed + rolling) / rolling;
  return [
    (fixed + rolling) * Math.cos(angle) - rolling * Math.cos(ratio * angle),
    (fixed + rolling) * Math.sin(angle) - rolling * Math.sin(ratio * angle),
  ];
}

/**
 * A point of the curve that a circle draws as it rolls inside another.
 * @returns {[number, number]}
 */
function hypocycloid(angle, fixed, rolling) {
  const ratio = (fixed - rolling) / rolling;
  return [
    (fixed - rolling) * Math.cos(angle) + rolling * Math.cos(ratio * angle),
    (fixed - rolling) * Math.sin(angle) - rolling * Math.sin(ratio * angle),
  ];
}

/** @param {typeof defaultParams} params */
export default function main({ teeth, rollingRadius, height, twist, bore }) {
  /** Each tooth and each gap is one roll of the small circle. */
  const pitchRadius = 2 * teeth * rollingRadius;

  /** Rolls outside and inside in turn: a tooth, a gap, a tooth. */
  const outline = drawParametricFunction((t) => {
    const angle = 2 * Math.PI * t;
    const roll = Math.floor(
      angle / ((2 * Math.PI * rollingRadius) / pitchRadius),
    );
    return roll % 2 === 0
      ? epicycloid(angle, pitchRadius, rollingRadius)
      : hypocycloid(angle, pitchRadius, rollingRadius);
  });

  const gear = outline
    .sketchOnPlane("XY")
    .extrude(height, { twistAngle: twist });
  if (bore === 0) return gear;

  return gear.cut(drawCircle(bore).sketchOnPlane("XY").extrude(height));
}
