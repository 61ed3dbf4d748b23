import { drawPointsInterpolation, makeCylinder } from "replicad";

export const about = {
  title: "The wavy washer through points",
  description:
    "The same washer: a smooth curve through 72 points. The hole was cut from the solid.",
};

export default function main() {
  const angles = Array.from({ length: 73 }, (_, i) => (2 * Math.PI * i) / 72);
  const edge = drawPointsInterpolation(
    angles.map((angle) => {
      const radius = 20 + 2 * Math.sin(3 * angle);
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    }),
  );

  return edge
    .sketchOnPlane("XY")
    .extrude(2)
    .cut(makeCylinder(4, 4, [0, 0, -1]));
}
