import { drawRoundedRectangle, drawCircle } from "replicad";

export const about = {
  title: "The plate, rounded",
  description: "The plate with its upper edges rounded by 2 mm: a key tag.",
};

export default function main() {
  return drawRoundedRectangle(60, 30, 10)
    .cut(drawCircle(8).translate(16, 0))
    .sketchOnPlane("XY")
    .extrude(8)
    .fillet(2, (e) => e.inPlane("XY", 8));
}
