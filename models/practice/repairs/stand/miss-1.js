import { makeBaseBox } from "replicad";

export const about = {
  title: "A stand with a rounded foot",
  description:
    'The foot is rounded. `"XY"` alone is the plane at z = 0, and the top is at z = 20.',
};

function makeStand() {
  const foot = makeBaseBox(30, 20, 8);
  const top = makeBaseBox(50, 36, 12).translateZ(8);

  return foot.fuse(top);
}

export default function main() {
  return makeStand().fillet(3, (e) => e.inPlane("XY"));
}
