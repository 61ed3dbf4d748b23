import { draw, drawRoundedRectangle } from "replicad";

export const about = {
  title: "A camera plate without a pocket",
  description:
    "The pocket is missing. In the section, the slot is 26 mm long in the lower half, and as wide as the dashed lines in the top view.",
};

export default function main() {
  const slope = 4 / Math.tan(Math.PI / 3);
  const plate = draw([-15 - slope, 0])
    .lineTo([15 + slope, 0])
    .lineTo([15, 4])
    .lineTo([20, 4])
    .lineTo([20, 8])
    .lineTo([-20, 8])
    .lineTo([-20, 4])
    .lineTo([-15, 4])
    .close()
    .sketchOnPlane("YZ", -25)
    .extrude(50);
  const slot = drawRoundedRectangle(20, 6.5, 3.25)
    .sketchOnPlane("XY")
    .extrude(8);

  return plate.cut(slot);
}
