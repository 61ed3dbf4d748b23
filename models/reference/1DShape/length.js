import { makeThreePointArc } from "replicad";

export const about = {
  title: "How long an edge is",
  description: "A half circle of 10 mm radius, which is 31.4 mm long.",
};

export default function main() {
  const edge = makeThreePointArc([0, 0, 0], [10, 0, 10], [20, 0, 0]);
  console.log("length", edge.length, "mm");
  return edge;
}
