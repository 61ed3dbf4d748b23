import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "The goal: a strap with two holes",
  description: "A strap with a hole at x = -15 and one at x = 15.",
};

export default function main() {
  const strap = makeBaseBox(50, 16, 5);
  const drill = makeCylinder(4, 10, [0, 0, -3]);

  return strap
    .cut(drill.clone().translateX(-15))
    .cut(drill.clone().translateX(15));
}
