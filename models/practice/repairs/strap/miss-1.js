import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "A strap with a hole in the middle",
  description:
    "The second hole is at x = 0: its drill was moved from where the first one is. Clone the drill before you move it.",
};

export default function main() {
  const strap = makeBaseBox(50, 16, 5);
  const left = makeCylinder(4, 10, [-15, 0, -3]);
  const right = left.clone().translateX(15);

  return strap.cut(left).cut(right);
}
