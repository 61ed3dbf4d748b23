import { drawCircle } from "replicad";

export const about = {
  title: "A drawing cut to nothing",
  fails: "The drawing is empty",
  description:
    "No shape: the smaller circle is cut away by the larger one, so there is nothing to extrude.",
};

export default function main() {
  const inner = drawCircle(12);
  const outer = drawCircle(18);
  return inner.cut(outer).sketchOnPlane("XY").extrude(10);
}
