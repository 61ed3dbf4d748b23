import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "Faces at a distance",
  description:
    "Highlighted: the wall of the hole and the top of the plate, both exactly 6 mm from the point in the middle of the rim.",
};

export default function main() {
  const plate = makeBaseBox(30, 20, 12).cut(makeCylinder(6, 12));
  return { shape: plate, highlightFace: (f) => f.atDistance(6, [0, 0, 12]) };
}
