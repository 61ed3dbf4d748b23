import { draw, makeBox, makeCompound, makeCylinder } from "replicad";

export const about = {
  title: "Two halves with pins",
  description:
    "The two halves, the lower one with two pins on its face, the upper one with holes for them.",
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

function makePins(radius, length) {
  return makeCompound([
    makeCylinder(radius, length, [-12, 0, 30]),
    makeCylinder(radius, length, [12, 0, 30]),
  ]);
}

export default function main() {
  const egg = makeEgg();
  const below = makeBox([-50, -50, -50], [50, 50, 34]);
  const above = makeBox([-50, -50, 34], [50, 50, 100]);
  const lower = egg.cut(above).fuse(makePins(3, 10));
  const upper = egg.cut(below).cut(makePins(3.2, 11));

  return [
    { shape: lower, name: "lower half", color: "#5b93ad" },
    { shape: upper.translateZ(20), name: "upper half", color: "#e0a458" },
  ];
}
