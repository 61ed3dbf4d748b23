import { drawRoundedRectangle, makeCylinder } from "replicad";

export const about = {
  title: "A wall thicker than its rounding",
  fails: "shell() failed: no wall of this thickness fits.",
  description:
    "No shape: a wall of 3 mm does not fit inside roundings of 2.5 mm.",
};

export default function main() {
  const body = drawRoundedRectangle(50, 30)
    .sketchOnPlane("XY")
    .extrude(70)
    .fillet(2.5);
  const neck = makeCylinder(7.5, 7, [0, 0, 70]);
  return body.fuse(neck).shell(3, (f) => f.inPlane("XY", 77));
}
