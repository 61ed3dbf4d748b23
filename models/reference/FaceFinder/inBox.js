import { makeBaseBox, makeBox } from "replicad";

export const about = {
  title: "The faces that a box reaches",
  description:
    "Highlighted: the top and the front of a block, which touch the box drawn faintly.",
};

export default function main() {
  return [
    {
      shape: makeBaseBox(30, 20, 12),
      name: "block",
      highlightFace: (f) => f.inBox([-6, -16, 7], [6, -4, 17]),
    },
    {
      shape: makeBox([-6, -16, 7], [6, -4, 17]),
      name: "box",
      color: "#9aa5b1",
      opacity: 0.25,
    },
  ];
}
