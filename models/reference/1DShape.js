import { makeCylinder, makeThreePointArc } from "replicad";

export const about = {
  title: "Directions along an edge",
  description: "An arc and four rods that lie along it, each in its direction.",
};

export default function main() {
  const edge = makeThreePointArc([0, 0, 0], [12, 0, 14], [30, 0, 0]);
  return [
    edge,
    ...[0, 0.25, 0.5, 0.75].map((position) =>
      makeCylinder(0.4, 7, edge.pointAt(position), edge.tangentAt(position)),
    ),
  ];
}
