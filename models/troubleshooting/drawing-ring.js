import { drawCircle } from "replicad";

export const about = {
  title: "The larger circle, less the smaller one",
  description: "A flat ring.",
};

export default function main() {
  const inner = drawCircle(12);
  const outer = drawCircle(18);
  return outer.cut(inner).sketchOnPlane("XY").extrude(10);
}
