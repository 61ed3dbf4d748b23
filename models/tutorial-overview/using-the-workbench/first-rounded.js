import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A first model, rounded",
  description: "The same block with its upper edges rounded by 2 mm.",
};

export default function main() {
  return drawRoundedRectangle(40, 25, 5)
    .sketchOnPlane("XY")
    .extrude(10)
    .fillet(2, (e) => e.inPlane("XY", 10));
}
