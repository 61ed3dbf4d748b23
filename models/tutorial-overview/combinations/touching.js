import { makeBaseBox } from "replicad";

export const about = {
  title: "Two boxes that share a face",
  description:
    "Two boxes of 20 mm side by side, fused: they become one box without a line between them on top.",
};

export default function main() {
  const left = makeBaseBox(20, 20, 20);
  const right = makeBaseBox(20, 20, 20).translateX(20);
  return left.fuse(right);
}
