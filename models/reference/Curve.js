import { makeSphere, makeThreePointArc } from "replicad";

export const about = {
  title: "The curve of an edge",
  description: "An arc with a ball at its start, in its middle and at its end.",
};

export default function main() {
  const edge = makeThreePointArc([0, 0, 0], [12, 0, 14], [30, 0, 0]);
  const { curve } = edge;
  console.log("kind", curve.curveType);
  console.log("closed", curve.isClosed);
  return [
    edge,
    ...[curve.startPoint, curve.pointAt(0.5), curve.endPoint].map((point) =>
      makeSphere(0.8).translate(point),
    ),
  ];
}
