import { drawCircle, drawPointsInterpolation } from "replicad";

export const about = {
  title: "A smooth curve through points",
  description: "A smooth open curve through five points, shown as dots.",
};

/** @type {[number, number][]} */
const points = [
  [0, 0],
  [10, 12],
  [22, 6],
  [32, -4],
  [44, 8],
];

export default function main() {
  const dots = points.map((point) => ({
    shape: drawCircle(0.7).translate(point),
    name: `point ${point.join(", ")}`,
    color: "#c2701c",
  }));
  return [{ shape: drawPointsInterpolation(points), name: "curve" }, ...dots];
}
