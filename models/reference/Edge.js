import { makeSphere, makeThreePointArc } from "replicad";

export const about = {
  title: "An edge with its ends and its middle",
  description:
    "An arc in space, with a ball at each end and a third one in its middle.",
};

export default function main() {
  const edge = makeThreePointArc([0, 0, 0], [12, 0, 14], [30, 0, 0]);
  return [
    edge,
    ...[0, 0.5, 1].map((position) =>
      makeSphere(0.8).translate(edge.pointAt(position)),
    ),
  ];
}
