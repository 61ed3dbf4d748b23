import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "The shim as a solid",
  description:
    "The same shim: a box with a chamfered edge and two cylinders cut from it.",
};

export default function main() {
  const hole = makeCylinder(2.5, 4);

  return makeBaseBox(50, 30, 4)
    .chamfer(8, (edge) => edge.containsPoint([25, 15, 2]))
    .cut(hole.clone().translate(-15, 0, 0))
    .cut(hole.translate(15, 0, 0));
}
