import { makeBezierCurve, makeSphere } from "replicad";

export const about = {
  title: "A Bézier curve",
  description:
    "An S-shaped curve and its four control points as small balls: it starts at the first and ends at the last.",
  camera: { azimuth: -90, elevation: 10 },
};

/** @type {[number, number, number][]} */
const points = [
  [-18, 0, 0],
  [-2, 0, 24],
  [2, 0, -8],
  [18, 0, 16],
];

export default function main() {
  const balls = points.map(([x, y, z]) => ({
    shape: makeSphere(1.2).translate(x, y, z),
    name: `control point ${x}, ${y}, ${z}`,
    color: "#e0a458",
  }));
  return [{ shape: makeBezierCurve(points), name: "curve" }, ...balls];
}
