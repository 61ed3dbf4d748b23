import { drawCircle, makeBaseBox } from "replicad";

export const about = {
  title: "A peg at the lower edge",
  description:
    "The peg is at the lower edge of the face, around z = 0. The middle of the face is at z = 10.",
};

export default function main() {
  const block = makeBaseBox(30, 20, 20);
  const peg = drawCircle(4).sketchOnPlane("YZ", 15).extrude(15);

  return block.fuse(peg);
}
