import { makeBaseBox } from "replicad";

export const about = {
  title: "The goal: a rounded rib",
  description: "A foot with a rib whose two upper edges are rounded by 4 mm.",
};

function makeRib() {
  const foot = makeBaseBox(50, 30, 5);
  const rib = makeBaseBox(50, 10, 20).translateZ(5);

  return foot.fuse(rib);
}

export default function main() {
  return makeRib().fillet(4, (e) => e.inDirection("X").inPlane("XY", 25));
}
