import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "Edges at a distance",
  description:
    "Highlighted: the upper rim and the seam of the hole, both 6 mm from the point (0, 0, 12).",
};

export default function main() {
  const plate = makeBaseBox(30, 20, 12).cut(makeCylinder(6, 12));
  return { shape: plate, highlightEdge: (e) => e.atDistance(6, [0, 0, 12]) };
}
