import { makeBSplineApproximation, makeSphere } from "replicad";

export const about = {
  title: "A smooth edge through points",
  description:
    "A smooth curve in space through five points, shown as small balls.",
  camera: { azimuth: -90, elevation: 15 },
};

/** @type {[number, number, number][]} */
const points = [
  [0, 0, 0],
  [10, 8, 10],
  [20, 0, 4],
  [30, -8, 2],
  [40, 0, 14],
];

export default function main() {
  const balls = points.map(([x, y, z]) => ({
    shape: makeSphere(1.2).translate(x, y, z),
    name: `point ${x}, ${y}, ${z}`,
    color: "#e0a458",
  }));
  return [{ shape: makeBSplineApproximation(points), name: "curve" }, ...balls];
}
