import { sketchRectangle } from "replicad";

export const about = {
  title: "A sketch extruded with a twist",
  description: "A square tower that turns while it rises.",
  params: {
    height: { label: "Height", unit: "mm", min: 5, max: 50, step: 5 },
    twistAngle: { label: "Twist", unit: "°", min: 5, max: 90, step: 5 },
  },
};

/** Lengths in millimetres, angles in degrees. */
export const defaultParams = { height: 30, twistAngle: 45 };

/** @param {typeof defaultParams} params */
export default function main({ height, twistAngle }) {
  return sketchRectangle(20, 20).extrude(height, { twistAngle });
}
