import { EdgeFinder, makeBaseBox } from "replicad";

export const about = {
  title: "A finder of edges that goes on from another",
  description:
    "Highlighted: the short edges on top of a box. The finder of all four upper edges was copied and stays as it was.",
};

export default function main() {
  const box = makeBaseBox(30, 20, 12);
  const upper = new EdgeFinder().inPlane("XY", 12);
  const short = upper.clone().ofLength(20);
  console.log("upper edges", upper.find(box).length);
  console.log("short ones", short.find(box).length);
  return { shape: box, highlightEdge: () => short };
}
