import { makeBaseBox } from "replicad";

export const about = {
  title: "Edges that pass several filters",
  description:
    "Highlighted: the one edge of a box that is both on top and in front.",
};

export default function main() {
  return {
    shape: makeBaseBox(30, 20, 12),
    highlightEdge: (e) =>
      e.and([(f) => f.inPlane("XY", 12), (f) => f.inPlane("XZ", 10)]),
  };
}
