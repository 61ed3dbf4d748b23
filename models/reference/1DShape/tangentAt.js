import { makeCylinder, makeThreePointArc } from "replicad";

export const about = {
  title: "The direction of an edge",
  description: "An arc and a rod that leaves it in the direction it has there.",
  params: {
    position: { label: "Position", min: 0, max: 1, step: 0.05 },
  },
};

/** Position along the edge, from 0 to 1. */
export const defaultParams = { position: 0.3 };

/** @param {typeof defaultParams} params */
export default function main({ position }) {
  const edge = makeThreePointArc([0, 0, 0], [12, 0, 14], [30, 0, 0]);
  const point = edge.pointAt(position);
  const direction = edge.tangentAt(position).normalized();
  return [
    edge,
    { shape: makeCylinder(0.5, 10, point, direction), name: "direction" },
  ];
}
