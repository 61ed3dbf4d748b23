import { drawRectangle, makePlane } from "replicad";

export const about = {
  title: "A plane with its axes rotated",
  description:
    "A plate on a plane, drawn faintly, and on a copy whose x and y axes are rotated about the normal.",
  params: {
    angle: { label: "Angle", unit: "°", min: 0, max: 90, step: 5 },
  },
};

/** An angle in degrees. */
export const defaultParams = { angle: 40 };

/** @param {typeof defaultParams} params */
export default function main({ angle }) {
  const plane = makePlane("XY");
  const rotated = plane.rotate2DAxes(angle);
  const plate = drawRectangle(34, 12);
  return [
    { shape: plate.sketchOnPlane(rotated).extrude(3), name: "rotated" },
    {
      shape: plate.sketchOnPlane(plane).extrude(3),
      name: "before",
      color: "#9aa5b1",
      opacity: 0.25,
    },
  ];
}
