import { EdgeFinder, makeBaseBox } from "replicad";

export const about = {
  title: "Edges found in a box",
  description: "Highlighted: the two upper edges of a box that are 30 mm long.",
};

export default function main() {
  const box = makeBaseBox(30, 20, 12);
  const finder = new EdgeFinder().inPlane("XY", 12).ofLength(30);
  console.log("edges found", finder.find(box).length);
  return { shape: box, highlightEdge: () => finder };
}
