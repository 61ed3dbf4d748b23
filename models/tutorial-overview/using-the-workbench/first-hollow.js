import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A first model, hollow",
  description:
    "A small tray: the block with rounded foot, hollowed to a wall of 1.5 mm and open at the top.",
  camera: { elevation: 38 },
};

export default function main() {
  return drawRoundedRectangle(40, 25, 5)
    .sketchOnPlane("XY")
    .extrude(10)
    .fillet(2, (e) => e.inPlane("XY", 0))
    .shell(1.5, (f) => f.inPlane("XY", 10));
}
