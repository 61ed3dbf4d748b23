import { draw, makeBox } from "replicad";

export const about = {
  title: "The egg in two halves",
  description:
    "The egg cut across at a height of 34 mm; its upper half floats above the lower one.",
};

function makeEgg() {
  return draw()
    .hLine(16)
    .smoothSplineTo([24, 34], { startTangent: [1, 1], endTangent: [0, 1] })
    .smoothSplineTo([0, 70], { endTangent: [-1, 0] })
    .close()
    .sketchOnPlane("XZ")
    .revolve();
}

export default function main() {
  const egg = makeEgg();
  const below = makeBox([-50, -50, -50], [50, 50, 34]);

  return [
    { shape: egg.intersect(below), name: "lower half", color: "#5b93ad" },
    {
      shape: egg.cut(below).translateZ(20),
      name: "upper half",
      color: "#e0a458",
    },
  ];
}
