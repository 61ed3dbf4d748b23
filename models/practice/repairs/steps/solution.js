import { makeBox } from "replicad";

export const about = {
  title: "The goal: two steps in one piece",
  description: "Two steps. The upper one stands on the lower one by 5 mm.",
};

export default function main() {
  const lower = makeBox([0, 0, 0], [20, 30, 10]);
  const upper = makeBox([15, 0, 10], [40, 30, 20]);

  return lower.fuse(upper);
}
