import { makeCylinder, makeThreePointArc } from "replicad";

export const about = {
  title: "The direction of a curve",
  description:
    "An arc and a rod along the direction of its curve at a third of the way.",
};

export default function main() {
  const edge = makeThreePointArc([0, 0, 0], [12, 0, 14], [30, 0, 0]);
  const { curve } = edge;
  return [
    edge,
    makeCylinder(0.5, 10, curve.pointAt(1 / 3), curve.tangentAt(1 / 3)),
  ];
}
