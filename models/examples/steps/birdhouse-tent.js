import { draw } from "replicad";

export const about = {
  title: "One tent",
  description:
    "A triangular prism, 120 mm wide, 120 mm deep and 85 mm tall: the gable extruded along y.",
};

export default function main() {
  const gable = draw([-60, 0]).lineTo([0, 85]).lineTo([60, 0]).close();
  return gable.sketchOnPlane("XZ", -60).extrude(120);
}
