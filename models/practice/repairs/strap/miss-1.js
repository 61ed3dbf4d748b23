import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "A strap with a hole in the middle",
  description:
    "There are two holes, but not where they should be. A move counts from where the drill is: move a clone of the drill for each hole.",
};

export default function main() {
  const strap = makeBaseBox(50, 16, 5);
  const left = makeCylinder(4, 10, [-15, 0, -3]);
  const right = left.clone().translateX(15);

  return strap.cut(left).cut(right);
}
