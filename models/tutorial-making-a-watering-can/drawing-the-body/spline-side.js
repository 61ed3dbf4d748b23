import { draw } from "replicad";

export const about = {
  title: "Profile with a spline side",
  description:
    "The half profile with a side drawn as a smooth spline: it leaves the foot straight up and arrives at the shoulder leaning inward.",
};

export default function main() {
  return draw()
    .hLine(44)
    .smoothSplineTo([30, 72], { startTangent: [0, 1], endTangent: [-0.4, 1] })
    .lineTo([17, 88])
    .hLineTo(0)
    .close();
}
