import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "A tool that covers everything",
  fails: "The result is empty",
  description: "No shape: the tool is larger than the block it is cut from.",
};

export default function main() {
  const block = makeBaseBox(40, 30, 12);
  return block.cut(makeCylinder(40, 20, [0, 0, -4]));
}
