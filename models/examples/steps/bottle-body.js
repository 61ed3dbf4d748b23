import { draw } from "replicad";

export const about = {
  title: "The body of the bottle",
  description:
    "A flat block with bulging front and back and rounded edges, 50 by 30 by 70 mm.",
  camera: { azimuth: -60, elevation: 18 },
};

export default function main() {
  return draw([-25, 0])
    .vLine(-7.5)
    .threePointsArc(50, 0, 25, -7.5)
    .vLine(7.5)
    .closeWithMirror()
    .sketchOnPlane("XY")
    .extrude(70)
    .fillet(2.5);
}
