import { drawCircle, drawParametricFunction } from "replicad";

export const about = {
  title: "A washer with one wave",
  description:
    "There is one wave around the edge instead of three. Take the sine of three times the angle: `Math.sin(3 * angle)`.",
};

export default function main() {
  const edge = drawParametricFunction((t) => {
    const angle = 2 * Math.PI * t;
    const radius = 20 + 2 * Math.sin(angle);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

  return edge.cut(drawCircle(4)).sketchOnPlane("XY").extrude(2);
}
