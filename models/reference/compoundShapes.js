import { compoundShapes, makeCylinder } from "replicad";

export const about = {
  title: "Several bodies as one shape",
  description: "Four legs in one compound, leaning to one side together.",
};

export default function main() {
  const legs = compoundShapes([
    makeCylinder(2, 24, [-12, -8, 0]),
    makeCylinder(2, 24, [12, -8, 0]),
    makeCylinder(2, 24, [-12, 8, 0]),
    makeCylinder(2, 24, [12, 8, 0]),
  ]);
  return legs.rotate(15, [0, 0, 0], [0, 1, 0]);
}
