import { drawCircle, drawParametricFunction } from "replicad";

export const about = {
  title: "A washer with lower waves",
  description:
    "The waves are 1 mm high instead of 2 mm, because the sine is between −1 and 1. Multiply it by 2.",
};

export default function main() {
  const edge = drawParametricFunction((t) => {
    const angle = 2 * Math.PI * t;
    const radius = 20 + Math.sin(3 * angle);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

  return edge.cut(drawCircle(4)).sketchOnPlane("XY").extrude(2);
}
