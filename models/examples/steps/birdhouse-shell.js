import { draw } from "replicad";

export const about = {
  title: "The cross as a shell",
  fails: "shell() failed: no wall of this thickness fits.",
  description:
    "No shape: the kernel finds no even wall where the two roofs meet.",
};

export default function main() {
  const gable = draw([-60, 0]).lineTo([0, 85]).lineTo([60, 0]).close();
  const tent = gable.sketchOnPlane("XZ", -60).extrude(120);
  const cross = tent.fuse(tent.clone().rotate(90));
  return cross.shell(2, (f) => f.inPlane("XY", 0));
}
