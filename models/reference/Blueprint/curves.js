import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "The pieces of an outline",
  description: "A rounded rectangle: four lines and four arcs, in order.",
};

export default function main() {
  const { blueprint } = drawRoundedRectangle(30, 20, 6);
  const arcs = blueprint.curves.filter((curve) => curve.geomType === "CIRCLE");
  console.log("pieces", blueprint.curves.length);
  console.log("arcs", arcs.length);
  return blueprint;
}
