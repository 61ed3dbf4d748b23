import { EdgeFinder, makeBaseBox } from "replicad";

export const about = {
  title: "The edges that were found",
  description:
    "Highlighted: the four upright edges of a box; a finder returns them as a list.",
};

export default function main() {
  const box = makeBaseBox(30, 20, 12);
  const finder = new EdgeFinder().inDirection("Z");
  const edges = finder.find(box);
  console.log("edges found", edges.length);
  console.log("length of the first", edges[0].length, "mm");
  return { shape: box, highlightEdge: () => finder };
}
