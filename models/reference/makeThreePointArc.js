import { makeSphere, makeThreePointArc } from "replicad";

export const about = {
  title: "An arc through three points",
  description: "An arc, and the three points it passes through as small balls.",
  camera: { azimuth: -70, elevation: 15 },
};

/** @type {[number, number, number][]} */
const points = [
  [-14, 0, 0],
  [-4, 0, 14],
  [14, 0, 0],
];

export default function main() {
  const [start, middle, end] = points;
  const balls = points.map(([x, y, z]) => ({
    shape: makeSphere(1).translate(x, y, z),
    name: `point ${x}, ${y}, ${z}`,
    color: "#e0a458",
  }));
  return [
    { shape: makeThreePointArc(start, middle, end), name: "arc" },
    ...balls,
  ];
}
