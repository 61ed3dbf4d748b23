import { FaceFinder, makeBaseBox, measureArea } from "replicad";

export const about = {
  title: "The faces that were found",
  description:
    "Highlighted: the two horizontal faces of a box; a finder returns them as a list.",
};

export default function main() {
  const box = makeBaseBox(30, 20, 12);
  const finder = new FaceFinder().parallelTo("XY");
  const faces = finder.find(box);
  console.log("faces found", faces.length);
  console.log("area of the first", measureArea(faces[0]), "mm²");
  return { shape: box, highlightFace: () => finder };
}
