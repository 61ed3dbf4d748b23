import { makeCylinder } from "replicad";

export const about = {
  title: "Kinds of edges",
  description:
    "The edges of a cylinder: two are of the kind CIRCLE, its seam is a LINE.",
};

export default function main() {
  const { edges } = makeCylinder(10, 16);
  for (const edge of edges) console.log("kind", edge.geomType);
  return edges;
}
