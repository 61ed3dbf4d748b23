import { makeBaseBox, measureArea } from "replicad";

export const about = {
  title: "A face of a box",
  description: "Highlighted: the upper face of a box, one of its six.",
};

export default function main() {
  const box = makeBaseBox(30, 20, 12);
  const top = box.faces.find((face) => face.center.z > 11);
  console.log("kind", top.geomType);
  console.log("area", measureArea(top), "mm²");
  return { shape: box, highlightFace: (f) => f.inList([top]) };
}
