import { draw } from "replicad";

export const about = {
  title: "Profile with a spline side",
  description:
    "The half profile with a side drawn as a smooth spline: it leaves the foot leaning outward and arrives at the top straight up.",
};

export default function main() {
  return draw()
    .hLine(44)
    .smoothSplineTo([30, 72], { startTangent: [0.2, 1], endTangent: [0, 1] })
    .hLineTo(0)
    .close();
}
