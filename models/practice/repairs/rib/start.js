import { makeBaseBox } from "replicad";

export const about = {
  title: "A rib rounded too far",
  fails: "fillet() failed",
  description: "No shape: two roundings of 6 mm do not fit on a rib of 10 mm.",
};

function makeRib() {
  const foot = makeBaseBox(50, 30, 5);
  const rib = makeBaseBox(50, 10, 20).translateZ(5);

  return foot.fuse(rib);
}

export default function main() {
  return makeRib().fillet(6, (e) => e.inDirection("X").inPlane("XY", 25));
}
