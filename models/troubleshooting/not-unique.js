import {
  FaceFinder,
  drawCircle,
  makeBaseBox,
  makePlaneFromFace,
} from "replicad";

export const about = {
  title: "Two faces where one is meant",
  fails: "The finder did not find exactly one element",
  description:
    "No shape: the top and the bottom of the block both fit the filter.",
};

export default function main() {
  const block = makeBaseBox(40, 40, 20);
  const top = new FaceFinder().parallelTo("XY").find(block, { unique: true });
  const boss = drawCircle(10).sketchOnPlane(makePlaneFromFace(top)).extrude(8);
  return block.fuse(boss);
}
