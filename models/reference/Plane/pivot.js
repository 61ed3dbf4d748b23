import { drawRectangle, makePlane } from "replicad";

export const about = {
  title: "A plane pivoted about an axis",
  description:
    "A plate on a plane, drawn faintly, and on a copy of the plane that was pivoted about the y axis.",
  params: {
    angle: { label: "Angle", unit: "°", min: -90, max: 90, step: 5 },
  },
};

/** An angle in degrees. */
export const defaultParams = { angle: 35 };

/** @param {typeof defaultParams} params */
export default function main({ angle }) {
  const plane = makePlane("XY");
  const pivoted = plane.pivot(angle, "Y");
  const plate = drawRectangle(30, 16);
  return [
    { shape: plate.sketchOnPlane(pivoted).extrude(2), name: "pivoted" },
    {
      shape: plate.sketchOnPlane(plane).extrude(2),
      name: "before",
      color: "#9aa5b1",
      opacity: 0.25,
    },
  ];
}
