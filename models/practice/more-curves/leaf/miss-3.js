import { draw } from "replicad";

export const about = {
  title: "A leaf twice as wide",
  description:
    "The leaf is 40 mm wide: each arc is 20 mm from the middle. The width of 20 mm is that of both arcs together.",
};

export default function main() {
  return draw()
    .threePointsArc(60, 0, 30, 20)
    .threePointsArc(-60, 0, -30, -20)
    .close()
    .sketchOnPlane("XY")
    .extrude(2);
}
