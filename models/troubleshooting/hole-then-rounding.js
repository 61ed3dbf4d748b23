import { drawRoundedRectangle, makeCylinder } from "replicad";

export const about = {
  title: "A hole in the way of a rounding",
  fails: "fillet() failed: two rounded edges run into each other",
  description:
    "No shape: the rounding of the top edges runs into the hole near the corner.",
};

export default function main() {
  const drill = makeCylinder(4, 30, [14, 9, -5]);
  return drawRoundedRectangle(40, 30)
    .sketchOnPlane("XY")
    .extrude(20)
    .cut(drill)
    .fillet(5, (e) => e.inPlane("XY", 20));
}
