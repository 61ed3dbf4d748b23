import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "The mounting plate with a soft rim",
  description:
    "The same plate with the rim of its top rounded by a fillet of 1.5 mm.",
};

export default function main() {
  return drawRoundedRectangle(60, 40, 6)
    .sketchOnPlane("XY")
    .extrude(8)
    .fillet(1.5, (e) => e.inPlane("XY", 8));
}
