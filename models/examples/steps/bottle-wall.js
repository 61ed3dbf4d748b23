import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A wall thicker than its rounding",
  fails: "The kernel crashed.",
  description:
    "No shape: a wall of 3 mm does not fit inside roundings of 2.5 mm.",
};

export default function main() {
  const body = drawRoundedRectangle(50, 30)
    .sketchOnPlane("XY")
    .extrude(70)
    .fillet(2.5);
  return body.shell(3, (f) => f.inPlane("XY", 70));
}
