import { drawRoundedRectangle, drawCircle } from "replicad";

export const about = {
  title: "The plate, rounded too far",
  fails: "fillet() failed: the radius is far too large for this shape",
  description:
    "No shape: a rounding of 9 mm does not fit a plate that is 8 mm thick.",
};

export default function main() {
  return drawRoundedRectangle(60, 30, 10)
    .cut(drawCircle(8).translate(16, 0))
    .sketchOnPlane("XY")
    .extrude(8)
    .fillet(9, (e) => e.inPlane("XY", 8));
}
