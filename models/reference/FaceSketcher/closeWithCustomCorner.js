import { FaceFinder, FaceSketcher, makeBaseBox } from "replicad";

export const about = {
  title: "A patch with its last corner rounded",
  description:
    "A patch on the top of a block whose corner at the start is rounded.",
};

export default function main() {
  const block = makeBaseBox(30, 30, 8);
  const top = new FaceFinder().inPlane("XY", 8).find(block, { unique: true });
  const patch = new FaceSketcher(top, [0.2, 0.2])
    .hLine(0.6)
    .vLine(0.6)
    .hLine(-0.6)
    .closeWithCustomCorner(6);
  return [block, { shape: patch.extrude(2), name: "patch", color: "#e0a458" }];
}
