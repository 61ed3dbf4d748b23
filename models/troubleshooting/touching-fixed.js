import { makeBaseBox, makeSphere } from "replicad";

export const about = {
  title: "A ball that sinks in",
  description:
    "A flat block with a ball on it that is sunk in by half a millimetre.",
};

export default function main() {
  const block = makeBaseBox(40, 30, 12);
  return block.fuse(makeSphere(8).translateZ(19.5));
}
