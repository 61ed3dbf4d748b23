import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "The peg as a cylinder",
  description: "The same block, with a cylinder that starts on the right face.",
};

export default function main() {
  const block = makeBaseBox(30, 20, 20);
  const peg = makeCylinder(4, 15, [15, 0, 10], [1, 0, 0]);

  return block.fuse(peg);
}
