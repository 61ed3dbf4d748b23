import { sketchRectangle, twistExtrude } from "replicad";

export const about = {
  title: "A wire extruded while it turns",
  description: "A square column that is twisted from the foot to the top.",
  params: {
    angle: { label: "Twist", unit: "°", min: 15, max: 180, step: 15 },
  },
};

export const defaultParams = { angle: 90 };

/** @param {typeof defaultParams} params */
export default function main({ angle }) {
  const wire = sketchRectangle(16, 16).wire;
  return twistExtrude(wire, angle, [0, 0, 0], [0, 0, 30]);
}
