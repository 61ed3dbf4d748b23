import { draw } from "replicad";

export const about = {
  title: "Your leaf",
  description:
    "One arc over a straight line of 60 mm: half a leaf, 2 mm thick.",
};

export default function main() {
  return draw()
    .threePointsArc(60, 0, 30, 10)
    .close()
    .sketchOnPlane("XY")
    .extrude(2);
}
