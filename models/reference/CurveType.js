import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "Edges by the kind of their curve",
  description:
    "A block with a bore and a boss; the edges of one kind are marked.",
  camera: { elevation: 35 },
  params: {
    kind: { label: "Kind", choices: ["CIRCLE", "LINE"] },
  },
};

/** @type {{ kind: import("replicad").CurveType }} */
export const defaultParams = { kind: "CIRCLE" };

/** @param {typeof defaultParams} params */
export default function main({ kind }) {
  const block = makeBaseBox(36, 20, 10)
    .fuse(makeCylinder(6, 18, [9, 0, 0]))
    .cut(makeCylinder(5, 10, [-9, 0, 0]));
  return { shape: block, highlightEdge: (edge) => edge.ofCurveType(kind) };
}
