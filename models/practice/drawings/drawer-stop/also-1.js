import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "The drawer stop of two boxes",
  description:
    "The same angle: two boxes, a hole, and a chamfer on its upper rim.",
};

export default function main() {
  const foot = makeBaseBox(30, 16, 4).cut(makeCylinder(2.25, 4, [4, 0, 0]));
  const countersunk = foot.chamfer(2.25, (edge) =>
    edge.inPlane("XY", 4).ofCurveType("CIRCLE"),
  );

  return countersunk.fuse(makeBaseBox(4, 16, 20).translate(-13, 0, 0));
}
