import { drawCircle, drawRoundedRectangle, FaceFinder } from "replicad";

export const about = {
  title: "The origin of a face",
  description:
    "The same block with the boss at the origin of the face: it sits around the lower front corner of the right face.",
};

function makeBlock() {
  return drawRoundedRectangle(40, 30).sketchOnPlane("XY").extrude(20);
}

export default function main() {
  const block = makeBlock();
  const side = new FaceFinder().inPlane("YZ", 20).find(block, { unique: true });
  const boss = drawCircle(6).sketchOnFace(side, "original").extrude(6);

  return block.fuse(boss);
}
