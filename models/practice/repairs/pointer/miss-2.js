import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "A pointer turned by a right angle",
  description: "The bar is turned by 90°. Half of that is 45.",
};

export default function main() {
  const disc = makeCylinder(12, 6);
  const bar = makeBaseBox(60, 10, 6).rotate(90);

  return disc.fuse(bar);
}
