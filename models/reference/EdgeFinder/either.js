import { makeBaseBox } from "replicad";

export const about = {
  title: "Edges that pass one of the filters",
  description: "Highlighted: the edges of a box that are on top or in front.",
};

export default function main() {
  return {
    shape: makeBaseBox(30, 20, 12),
    highlightEdge: (e) =>
      e.either([(f) => f.inPlane("XY", 12), (f) => f.inPlane("XZ", 10)]),
  };
}
