import { draw } from "replicad";

export const about = {
  title: "A chain of splines",
  description:
    "A soft closed blob of four splines, each going on in the direction in which the one before arrived.",
};

export default function main() {
  return draw([0, -10])
    .smoothSplineTo([14, 0], { startTangent: [1, 0], endTangent: [0, 1] })
    .smoothSplineTo([0, 14], { endTangent: [-1, 0] })
    .smoothSplineTo([-8, 2], { endTangent: [0, -1] })
    .smoothSplineTo([0, -10], { endTangent: [1, 0] })
    .close();
}
