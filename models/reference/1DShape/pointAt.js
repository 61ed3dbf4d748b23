import { makeSphere, makeThreePointArc } from "replicad";

export const about = {
  title: "A point along an edge",
  description: "An arc and a ball on it, at a part of the way along.",
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
  return [edge, { shape: makeSphere(1).translate(point), name: "point" }];
}
