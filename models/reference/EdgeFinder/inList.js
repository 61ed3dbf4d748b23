import { makeBaseBox } from "replicad";

export const about = {
  title: "Edges of a list",
  description:
    "Highlighted: the four edges around the upper face of a box, given as a list.",
};

export default function main() {
  const box = makeBaseBox(30, 20, 12);
  const top = box.faces.find((face) => face.center.z > 11);
  return { shape: box, highlightEdge: (e) => e.inList(top.edges) };
}
