import { drawRectangle } from "replicad";

export const about = {
  title: "A mould core that leans half as much",
  description:
    "The top is wider by one lean instead of two: the sides on the left and on the right both lean. Count it twice.",
};

export default function main() {
  const outwards = 25 * Math.tan((5 * Math.PI) / 180);
  const endFactor = (60 + outwards) / 60;

  return drawRectangle(60, 60)
    .sketchOnPlane("XY")
    .extrude(25, { extrusionProfile: { profile: "linear", endFactor } });
}
