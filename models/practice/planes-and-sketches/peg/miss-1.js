import { drawCircle, makeBaseBox } from "replicad";

export const about = {
  title: "A peg on the left face",
  description:
    "The peg is on the left face, at x = −15. The normal of YZ points to +x: move the plane to x = 15, and extrude by 15.",
};

export default function main() {
  const block = makeBaseBox(30, 20, 20);
  const peg = drawCircle(4).sketchOnPlane("YZ", [-15, 0, 10]).extrude(-15);

  return block.fuse(peg);
}
