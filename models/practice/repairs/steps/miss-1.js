import { makeBox } from "replicad";

export const about = {
  title: "Steps in two bodies",
  description:
    "The steps meet only in an edge, so they are two bodies. Make the upper one begin at x = 15.",
};

export default function main() {
  const lower = makeBox([0, 0, 0], [20, 30, 10]);
  const upper = makeBox([20, 0, 10], [40, 30, 20]);

  return lower.fuse(upper);
}
