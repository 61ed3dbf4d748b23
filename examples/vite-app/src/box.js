import { drawRoundedRectangle } from "replicad";

/** An open box of 30 by 50 by 20 mm; `thickness` is its wall in millimetres. */
export function makeBox(thickness) {
  return drawRoundedRectangle(30, 50)
    .sketchOnPlane("XY")
    .extrude(20)
    .shell(thickness, (f) => f.inPlane("XY", 20));
}
