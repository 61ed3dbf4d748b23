import { draw } from "replicad";

export const about = {
  title: "The goal: a leaf",
  description: "A leaf of two arcs, 60 mm long, 20 mm wide and 2 mm thick.",
};

export default function main() {
  return draw()
    .threePointsArc(60, 0, 30, 10)
    .threePointsArc(-60, 0, -30, -10)
    .close()
    .sketchOnPlane("XY")
    .extrude(2);
}
