import { EdgeFinder, makeBaseBox } from "replicad";

export const about = {
  title: "Whether an edge passes",
  description:
    "The four upper edges of a box: those of its twelve that pass a filter.",
};

export default function main() {
  const upper = new EdgeFinder().inPlane("XY", 12);
  const { edges } = makeBaseBox(30, 20, 12);
  const kept = edges.filter((edge) => upper.shouldKeep(edge));
  console.log("edges", edges.length);
  console.log("kept", kept.length);
  return kept;
}
