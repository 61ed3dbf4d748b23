import { makeBaseBox, makeCompound, makeCylinder } from "replicad";

export const about = {
  title: "Two bodies as one group",
  description:
    "A box and a cylinder beside it that are rotated together, as one shape.",
};

export default function main() {
  const group = makeCompound([
    makeBaseBox(16, 16, 10),
    makeCylinder(7, 16, [20, 0, 0]),
  ]);
  return group.rotate(20);
}
