import { makeBox } from "replicad";

export const about = {
  title: "Steps with the upper one moved",
  description:
    "The upper step ends at x = 35. It begins at x = 15 and still ends at x = 40.",
};

export default function main() {
  const lower = makeBox([0, 0, 0], [20, 30, 10]);
  const upper = makeBox([15, 0, 10], [35, 30, 20]);

  return lower.fuse(upper);
}
