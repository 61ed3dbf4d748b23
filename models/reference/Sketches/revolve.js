import { drawCircle } from "replicad";

export const about = {
  title: "Several outlines revolved",
  description: "A drawing of two circles, revolved to two rings at once.",
};

export default function main() {
  const inner = drawCircle(3).translate(8, 0);
  const outer = drawCircle(3).translate(18, 0);
  return inner.fuse(outer).sketchOnPlane("XZ").revolve();
}
