import { makeBaseBox } from "replicad";

export const about = {
  title: "The sizes of a bounding box",
  description:
    "A box 30 mm wide along x, 20 mm high along y, 12 mm deep along z.",
};

export default function main() {
  const solid = makeBaseBox(30, 20, 12);
  const box = solid.boundingBox;
  console.log("width", box.width, "mm");
  console.log("height", box.height, "mm");
  console.log("depth", box.depth, "mm");
  return solid;
}
