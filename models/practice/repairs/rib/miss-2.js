import { makeBaseBox } from "replicad";

export const about = {
  title: "A rib with sharp edges",
  description:
    "The rounding is missing. Keep the `fillet`, with a radius of 4 mm.",
};

function makeRib() {
  const foot = makeBaseBox(50, 30, 5);
  const rib = makeBaseBox(50, 10, 20).translateZ(5);

  return foot.fuse(rib);
}

export default function main() {
  return makeRib();
}
