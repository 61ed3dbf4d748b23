import { makeCylinder } from "replicad";

export const about = {
  title: "The lines that draw a cylinder",
  description:
    "A cylinder: its three edges, two circles and a seam, become short lines.",
};

export default function main() {
  const can = makeCylinder(10, 16);
  const tolerances = { tolerance: 0.1, angularTolerance: 30 };
  can.mesh(tolerances);
  const { lines, edgeGroups } = can.meshEdges(tolerances);
  console.log("edges", edgeGroups.length);
  console.log("lines", lines.length / 6);
  return makeCylinder(10, 16);
}
