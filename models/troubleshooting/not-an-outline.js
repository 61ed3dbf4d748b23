import { drawCircle } from "replicad";

export const about = {
  title: "The outline of a ring",
  fails: "The drawing is not one outline",
  description: "No shape: a drawing with a hole is more than one outline.",
};

export default function main() {
  const ring = drawCircle(18).cut(drawCircle(12));
  return ring.blueprint.sketchOnPlane("XY").extrude(10);
}
