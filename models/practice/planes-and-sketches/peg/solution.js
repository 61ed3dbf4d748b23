import { drawCircle, makeBaseBox } from "replicad";

export const about = {
  title: "The goal: a peg on the right face",
  description:
    "A block of 30 by 20 by 20 mm with a peg of 8 mm in the middle of its right face, 15 mm long.",
};

export default function main() {
  const block = makeBaseBox(30, 20, 20);
  const peg = drawCircle(4).sketchOnPlane("YZ", [15, 0, 10]).extrude(15);

  return block.fuse(peg);
}
