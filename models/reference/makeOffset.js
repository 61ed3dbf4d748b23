import { FaceFinder, makeCylinder, makeOffset } from "replicad";

export const about = {
  title: "A surface at a distance from a face",
  description:
    "A cylinder inside a wider round tube without thickness: the offset of its wall.",
  params: {
    distance: { label: "Distance", unit: "mm", min: 1, max: 10, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { distance: 4 };

/** @param {typeof defaultParams} params */
export default function main({ distance }) {
  const rod = makeCylinder(8, 20);
  const wall = new FaceFinder()
    .ofSurfaceType("CYLINDRE")
    .find(rod, { unique: true });

  return [
    { shape: rod, name: "cylinder" },
    {
      shape: makeOffset(wall, distance),
      name: "offset",
      color: "#e0a458",
      opacity: 0.4,
    },
  ];
}
