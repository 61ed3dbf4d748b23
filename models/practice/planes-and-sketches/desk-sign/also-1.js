import { makeBaseBox, makeBox } from "replicad";

export const about = {
  title: "The desk sign of two boxes",
  description:
    "The same sign: a box turned about its lower edge, and fused with the foot.",
};

export default function main() {
  const foot = makeBaseBox(70, 24, 6);
  const slab = makeBox([-30, -3, 3], [30, 0, 33]);

  return foot.fuse(slab.rotate(-20, [0, 0, 3], [1, 0, 0]));
}
