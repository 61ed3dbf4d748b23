import { makeBox } from "replicad";

export const about = {
  title: "Two steps that meet in an edge",
  description: "Two blocks with one common edge, which hold together nowhere.",
};

export default function main() {
  const lower = makeBox([0, 0, 0], [20, 30, 10]);
  const upper = makeBox([20, 0, 10], [40, 30, 20]);

  return lower.fuse(upper);
}
