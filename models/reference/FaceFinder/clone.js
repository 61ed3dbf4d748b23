import { FaceFinder, makeBaseBox } from "replicad";

export const about = {
  title: "A finder of faces that goes on from another",
  description:
    "Highlighted: the top of a box. The finder of both horizontal faces was copied and stays as it was.",
};

export default function main() {
  const box = makeBaseBox(30, 20, 12);
  const horizontal = new FaceFinder().parallelTo("XY");
  const top = horizontal.clone().containsPoint([0, 0, 12]);
  console.log("horizontal faces", horizontal.find(box).length);
  console.log("top faces", top.find(box).length);
  return { shape: box, highlightFace: () => top };
}
