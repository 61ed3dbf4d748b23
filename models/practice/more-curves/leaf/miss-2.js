import { draw } from "replicad";

export const about = {
  title: "A leaf with its second arc astray",
  description:
    "The second arc counts from its own start, the right tip. Seen from there, the middle of the leaf is at x = −30, not 30.",
};

export default function main() {
  return draw()
    .threePointsArc(60, 0, 30, 10)
    .threePointsArc(-60, 0, 30, -10)
    .close()
    .sketchOnPlane("XY")
    .extrude(2);
}
