import {
  FaceFinder,
  drawCircle,
  makeBaseBox,
  makePlaneFromFace,
} from "replicad";

export const about = {
  title: "The one face that is meant",
  description: "A block with a round boss on its top.",
};

export default function main() {
  const block = makeBaseBox(40, 40, 20);
  const top = new FaceFinder().inPlane("XY", 20).find(block, { unique: true });
  const boss = drawCircle(10)
    .sketchOnPlane(makePlaneFromFace(top, [0.5, 0.5]))
    .extrude(8);
  return block.fuse(boss);
}
