import { drawCircle, drawParametricFunction } from "replicad";

export const about = {
  title: "The goal: a wavy washer",
  description:
    "A washer with three waves on its edge and a hole of 8 mm, 2 mm thick.",
};

export default function main() {
  const edge = drawParametricFunction((t) => {
    const angle = 2 * Math.PI * t;
    const radius = 20 + 2 * Math.sin(3 * angle);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

  return edge.cut(drawCircle(4)).sketchOnPlane("XY").extrude(2);
}
