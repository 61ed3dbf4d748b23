import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "Faces by the kind of their surface",
  description:
    "A block with a bore and a boss; the faces of one kind are marked.",
  camera: { elevation: 35 },
  params: {
    kind: { label: "Kind", choices: ["CYLINDRE", "PLANE"] },
  },
};

/** @type {{ kind: import("replicad").SurfaceType }} */
export const defaultParams = { kind: "CYLINDRE" };

/** @param {typeof defaultParams} params */
export default function main({ kind }) {
  const block = makeBaseBox(36, 20, 10)
    .fuse(makeCylinder(6, 18, [9, 0, 0]))
    .cut(makeCylinder(5, 10, [-9, 0, 0]));
  return { shape: block, highlightFace: (face) => face.ofSurfaceType(kind) };
}
