import { makeBaseBox } from "replicad";

export const about = {
  title: "A shape rotated",
  description:
    "A bar rotated about the upright axis through its end; where it was is drawn faintly.",
  params: {
    angle: { label: "Angle", unit: "°", min: -90, max: 90, step: 5 },
  },
};

/** An angle in degrees. */
export const defaultParams = { angle: 45 };

/** @param {typeof defaultParams} params */
export default function main({ angle }) {
  const bar = makeBaseBox(40, 10, 6);
  return [
    {
      shape: bar.clone().rotate(angle, [-15, 0, 0], [0, 0, 1]),
      name: "rotated",
    },
    { shape: bar, name: "before", color: "#9aa5b1", opacity: 0.25 },
  ];
}
