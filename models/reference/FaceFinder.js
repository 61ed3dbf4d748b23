import { FaceFinder, makeBaseBox } from "replicad";

export const about = {
  title: "A face found on a box",
  description: "Highlighted: the upper face of a box, found by its plane.",
};

export default function main() {
  const box = makeBaseBox(30, 20, 12);
  const finder = new FaceFinder().inPlane("XY", 12);
  const top = finder.find(box, { unique: true });
  console.log("height of its centre", top.center.z, "mm");
  return { shape: box, highlightFace: () => finder };
}
