import { drawPointsInterpolation } from "replicad";

export const about = {
  title: "A curve through points",
  description:
    "A smooth curve through six given points, closed by a straight line with a corner at each end.",
};

export default function main() {
  return drawPointsInterpolation(
    [
      [0, 0],
      [14, -4],
      [24, 6],
      [18, 18],
      [6, 14],
      [-4, 20],
    ],
    {},
    { closeShape: true },
  );
}
