import { makeBaseBox } from "replicad";

export const about = {
  title: "A stand rounded at the foot",
  description:
    "A wide block on a narrow foot. The lower edges of the foot are rounded by 3 mm.",
};

function makeStand() {
  const foot = makeBaseBox(30, 20, 8);
  const top = makeBaseBox(50, 36, 12).translateZ(8);

  return foot.fuse(top);
}

export default function main() {
  return makeStand().fillet(3, (e) => e.inPlane("XY"));
}
