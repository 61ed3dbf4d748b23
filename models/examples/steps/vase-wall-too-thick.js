import { draw } from "replicad";

export const about = {
  title: "A wall nearly as thick as the radius of the rim",
  description:
    "The vase with a wall of 17 mm: of its mouth only a narrow hole is left.",
};

export default function main() {
  return draw()
    .hLine(20)
    .smoothSplineTo([30, 40], { startTangent: [1, 1], endTangent: [0, 1] })
    .smoothSplineTo([18, 100], { endTangent: [0.3, 1] })
    .hLineTo(0)
    .close()
    .sketchOnPlane("XZ")
    .revolve()
    .shell(17, (f) => f.inPlane("XY", 100));
}
