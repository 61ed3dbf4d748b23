import { assembleWire, makeFace, makeThreePointArc, makeLine } from "replicad";

export const about = {
  title: "The face inside a closed wire",
  description: "A flat half disc without any thickness, leaning to one side.",
};

export default function main() {
  const outline = assembleWire([
    makeLine([-14, 0, 0], [14, 0, 0]),
    makeThreePointArc([14, 0, 0], [0, 12, 8], [-14, 0, 0]),
  ]);
  return makeFace(outline);
}
