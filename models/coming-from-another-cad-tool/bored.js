import { drawRoundedRectangle, makeCylinder } from "replicad";

export const about = {
  title: "The mounting plate with a bore",
  description:
    "The plate with a round hole of 16 mm in diameter through its middle.",
};

export default function main() {
  return drawRoundedRectangle(60, 40, 6)
    .sketchOnPlane("XY")
    .extrude(8)
    .fillet(1.5, (e) => e.inPlane("XY", 8))
    .cut(makeCylinder(8, 8));
}
