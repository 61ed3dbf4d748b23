import { makeBaseBox } from "replicad";

export const about = {
  title: "Edges that do not pass",
  description: "Highlighted: all edges of a box that are not on top.",
};

export default function main() {
  return {
    shape: makeBaseBox(30, 20, 12),
    highlightEdge: (e) => e.not((f) => f.inPlane("XY", 12)),
  };
}
