import { drawCircle, makeBaseBox } from "replicad";

export const about = {
  title: "The peg from a moved circle",
  description:
    "The same block. The circle was moved up in the drawing, and the plane by a number.",
};

export default function main() {
  const block = makeBaseBox(30, 20, 20);
  const peg = drawCircle(4)
    .translate(0, 10)
    .sketchOnPlane("YZ", 15)
    .extrude(15);

  return block.fuse(peg);
}
