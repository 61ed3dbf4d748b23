import { makeSphere, makeThreePointArc } from "replicad";

export const about = {
  title: "Where an edge starts and ends",
  description:
    "An arc with a large ball at its start and a small one at its end.",
};

export default function main() {
  const edge = makeThreePointArc([0, 0, 0], [12, 0, 14], [30, 0, 0]);
  return [
    edge,
    { shape: makeSphere(1.6).translate(edge.startPoint), name: "start" },
    { shape: makeSphere(0.8).translate(edge.endPoint), name: "end" },
  ];
}
