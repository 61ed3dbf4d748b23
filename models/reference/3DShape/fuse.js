import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "Two bodies as one",
  description: "A plate and a peg that reaches into it, joined to one body.",
};

export default function main() {
  const plate = makeBaseBox(40, 30, 8);
  const peg = makeCylinder(9, 22);
  return plate.fuse(peg);
}
