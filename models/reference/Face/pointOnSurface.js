import { FaceFinder, makeCylinder, makeSphere } from "replicad";

export const about = {
  title: "A point on a curved face",
  description:
    "A ball on the wall of a cylinder, at a part of the way around and of the way up.",
  params: {
    u: { label: "Around", min: 0, max: 1, step: 0.05 },
    v: { label: "Up", min: 0, max: 1, step: 0.05 },
  },
};

/** Positions along the two directions of the face, from 0 to 1. */
export const defaultParams = { u: 0.8, v: 0.7 };

/** @param {typeof defaultParams} params */
export default function main({ u, v }) {
  const can = makeCylinder(10, 20);
  const wall = new FaceFinder()
    .ofSurfaceType("CYLINDRE")
    .find(can, { unique: true });
  const point = wall.pointOnSurface(u, v);
  return [
    { shape: can, name: "can" },
    {
      shape: makeSphere(1.2).translate(point),
      name: "point",
      color: "#e0a458",
    },
  ];
}
