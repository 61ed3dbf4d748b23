import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "A pointer that hardly turns",
  description: "A bar through a disc, turned by less than one degree.",
};

export default function main() {
  const disc = makeCylinder(12, 6);
  const bar = makeBaseBox(60, 10, 6).rotate(Math.PI / 4);

  return disc.fuse(bar);
}
