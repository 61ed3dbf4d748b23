import { drawParametricFunction } from "replicad";

export const about = {
  title: "The outline of the gear",
  description:
    "The closed cycloidal outline with three teeth, between three gaps.",
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

export default function main() {
  return drawParametricFunction((t) => {
    const angle = 2 * Math.PI * t;
    const roll = Math.floor((6 * angle) / (2 * Math.PI));
    return roll % 2 === 0 ? epicycloid(angle, 6, 1) : hypocycloid(angle, 6, 1);
  });
}
