import { makeBaseBox, makeSphere } from "replicad";

export const about = {
  title: "A ball that just touches",
  fails: "The kernel cannot draw",
  description:
    "No shape: the ball and the block have only one point in common.",
};

export default function main() {
  const block = makeBaseBox(40, 30, 12);
  return block.fuse(makeSphere(8).translateZ(20));
}
