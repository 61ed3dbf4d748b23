import { makeBaseBox, makeBox } from "replicad";

export const about = {
  title: "Edges that reach into a box",
  description:
    "Highlighted: the edges that touch the box drawn faintly, those that only reach into it included.",
};

export default function main() {
  return [
    {
      shape: makeBaseBox(30, 20, 12),
      name: "block",
      highlightEdge: (e) => e.inBox([8, -16, 6], [20, 0, 18]),
    },
    {
      shape: makeBox([8, -16, 6], [20, 0, 18]),
      name: "box",
      color: "#9aa5b1",
      opacity: 0.25,
    },
  ];
}
