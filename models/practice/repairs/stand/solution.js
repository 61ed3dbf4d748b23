import { makeBaseBox } from "replicad";

export const about = {
  title: "The goal: a stand rounded at the top",
  description:
    "A wide block on a narrow foot. Its upper edges are rounded by 3 mm.",
};

function makeStand() {
  const foot = makeBaseBox(30, 20, 8);
  const top = makeBaseBox(50, 36, 12).translateZ(8);

  return foot.fuse(top);
}

export default function main() {
  return makeStand().fillet(3, (e) => e.inPlane("XY", 20));
}
