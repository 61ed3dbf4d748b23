import { makeBaseBox } from "replicad";

export const about = {
  title: "The triangles of a box",
  description: "A box with round upright edges, of which a mesh was made.",
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
  const box = makeBaseBox(30, 20, 12).fillet(6, (e) => e.inDirection("Z"));
  const mesh = box.mesh({ tolerance, angularTolerance: 30 });
  console.log("triangles", mesh.triangles.length / 3);
  console.log("vertices", mesh.vertices.length / 3);
  console.log("faces", mesh.faceGroups.length);
  return box;
}
