import { FaceFinder, makeCylinder } from "replicad";

export const about = {
  title: "The triangles of one face",
  description: "A cylinder whose wall is marked: the face that has triangles.",
  params: {
    tolerance: {
      label: "Tolerance",
      unit: "mm",
      min: 0.01,
      max: 1,
      step: 0.01,
    },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { tolerance: 0.1 };

/** @param {typeof defaultParams} params */
export default function main({ tolerance }) {
  const can = makeCylinder(10, 18);
  can.mesh({ tolerance, angularTolerance: 30 });
  const wall = new FaceFinder()
    .ofSurfaceType("CYLINDRE")
    .find(can, { unique: true });
  const { trianglesIndexes, vertices } = wall.triangulation();
  console.log("triangles", trianglesIndexes.length / 3);
  console.log("vertices", vertices.length / 3);

  return {
    shape: can,
    highlightFace: (face) => face.ofSurfaceType("CYLINDRE"),
  };
}
