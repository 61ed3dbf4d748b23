import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "Edges by your own condition",
  description:
    "Highlighted: the edges whose middle lies on the right, at an x above 10.",
};

export default function main() {
  const plate = makeBaseBox(30, 20, 12).cut(makeCylinder(6, 12));
  return {
    shape: plate,
    highlightEdge: (e) => e.when(({ element }) => element.pointAt(0.5).x > 10),
  };
}
