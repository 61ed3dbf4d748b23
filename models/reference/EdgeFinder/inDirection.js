import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "The edges that run in one direction",
  description:
    "Highlighted: the straight edges along x of a plate with a hole.",
};

export default function main() {
  const plate = makeBaseBox(30, 20, 12).cut(makeCylinder(6, 12));
  return {
    shape: plate,
    highlightEdge: (e) => e.inDirection("X").ofCurveType("LINE"),
  };
}
