import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "Faces that pass several filters",
  description:
    "Highlighted: the front of a plate, the face parallel to XZ that contains the point (0, -10, 6).",
};

export default function main() {
  const plate = makeBaseBox(30, 20, 12).cut(makeCylinder(6, 12));
  return {
    shape: plate,
    highlightFace: (f) =>
      f.and([(g) => g.parallelTo("XZ"), (g) => g.containsPoint([0, -10, 6])]),
  };
}
