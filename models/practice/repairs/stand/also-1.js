import { makeBaseBox } from "replicad";

export const about = {
  title: "The upper block rounded first",
  description: "The same stand: the upper block is rounded before it is fused.",
};

export default function main() {
  const foot = makeBaseBox(30, 20, 8);
  const top = makeBaseBox(50, 36, 12)
    .translateZ(8)
    .fillet(3, (e) => e.inPlane("XY", 20));

  return foot.fuse(top);
}
