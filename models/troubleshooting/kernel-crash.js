import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A rounded rim, then a shell",
  fails: "The kernel crashed",
  description:
    "No shape: the kernel crashes when it opens a face whose own edges are rounded.",
};

function makeBlock() {
  return drawRoundedRectangle(40, 40).sketchOnPlane("XY").extrude(20);
}

export default function main() {
  return makeBlock()
    .fillet(4)
    .shell(2, (f) => f.inPlane("XY", 20));
}
