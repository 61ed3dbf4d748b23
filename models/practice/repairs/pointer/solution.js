import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "The goal: a pointer at 45 degrees",
  description: "A bar through a disc, turned by 45 degrees about z.",
};

export default function main() {
  const disc = makeCylinder(12, 6);
  const bar = makeBaseBox(60, 10, 6).rotate(45);

  return disc.fuse(bar);
}
