import {
  drawCircle,
  drawRoundedRectangle,
  FaceFinder,
  makePlaneFromFace,
} from "replicad";

export const about = {
  title: "A plane in the middle of a face",
  description:
    "The same block with the boss on a plane made from the right face, through the middle of the face.",
};

function makeBlock() {
  return drawRoundedRectangle(40, 30).sketchOnPlane("XY").extrude(20);
}

export default function main() {
  const block = makeBlock();
  const side = new FaceFinder().inPlane("YZ", 20).find(block, { unique: true });
  const boss = drawCircle(6)
    .sketchOnPlane(makePlaneFromFace(side, [0.5, 0.5]))
    .extrude(6);

  return block.fuse(boss);
}
