import { makeBaseBox } from "replicad";

export const about = {
  title: "Faces of a list",
  description: "Highlighted: the faces of a box that were given as a list.",
};

export default function main() {
  const box = makeBaseBox(30, 20, 12);
  const right = box.faces.filter((face) => face.center.x > 1);
  const top = box.faces.filter((face) => face.center.z > 11);
  return { shape: box, highlightFace: (f) => f.inList([...right, ...top]) };
}
