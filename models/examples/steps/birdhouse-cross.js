import { draw } from "replicad";

export const about = {
  title: "Two tents that cross",
  description:
    "Two triangular prisms crossing at a right angle, fused: a roof with four gables.",
};

function makeCross(gable, length) {
  const tent = gable.sketchOnPlane("XZ", -length / 2).extrude(length);
  return tent.fuse(tent.clone().rotate(90));
}

export default function main() {
  const gable = draw([-60, 0]).lineTo([0, 85]).lineTo([60, 0]).close();
  return makeCross(gable, 120);
}
