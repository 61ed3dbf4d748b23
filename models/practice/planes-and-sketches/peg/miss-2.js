import { drawCircle, makeBaseBox } from "replicad";

export const about = {
  title: "A peg that floats beside the block",
  description:
    "The peg starts at x = 30 and does not touch the block. The block is centred, so its right face is at x = 15.",
};

export default function main() {
  const block = makeBaseBox(30, 20, 20);
  const peg = drawCircle(4).sketchOnPlane("YZ", [30, 0, 10]).extrude(15);

  return block.fuse(peg);
}
