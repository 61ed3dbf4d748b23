import { drawCircle, drawRoundedRectangle, FaceFinder } from "replicad";

export const about = {
  title: "A boss on a face",
  description:
    "A block of 40 by 30 by 20 mm with a round boss, 6 mm tall, in the middle of its right face.",
};

function makeBlock() {
  return drawRoundedRectangle(40, 30).sketchOnPlane("XY").extrude(20);
}

export default function main() {
  const block = makeBlock();
  const side = new FaceFinder().inPlane("YZ", 20).find(block, { unique: true });
  const boss = drawCircle(6)
    .translate(15, -10)
    .sketchOnFace(side, "original")
    .extrude(6);

  return block.fuse(boss);
}
