import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "A body that was drilled and filleted",
  description: "A plate with a hole whose upright edges are filleted.",
};

export default function main() {
  const plate = makeBaseBox(40, 30, 8);
  const drilled = plate.cut(makeCylinder(7, 8));
  return drilled.fillet(5, (e) => e.inDirection("Z").ofCurveType("LINE"));
}
