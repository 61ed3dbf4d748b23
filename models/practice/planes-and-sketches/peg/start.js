import { drawCircle, makeBaseBox } from "replicad";

export const about = {
  title: "Your block with a peg",
  description:
    "A block with a peg in its lower edge: the circle was drawn around the origin.",
};

export default function main() {
  const block = makeBaseBox(30, 20, 20);
  const peg = drawCircle(4).sketchOnPlane("YZ").extrude(15);

  return block.fuse(peg);
}
