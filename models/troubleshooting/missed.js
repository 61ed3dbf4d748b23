import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  fails: "cut() took nothing away",
  title: "A tool that stands on the block",
  description:
    "A block without a hole: the cylinder begins where the block ends.",
};

export default function main() {
  const block = makeBaseBox(40, 30, 12);
  return block.cut(makeCylinder(8, 20, [0, 0, 12]));
}
