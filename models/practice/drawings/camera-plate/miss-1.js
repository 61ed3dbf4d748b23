import { draw, drawRectangle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "A camera plate with its dovetail upside down",
  description:
    "The dovetail is upside down. It is 34.62 mm wide at the bottom and 30 mm where it meets the plate.",
};

export default function main() {
  const slope = 4 / Math.tan(Math.PI / 3);
  const plate = draw([-15 + slope, 0])
    .lineTo([15 - slope, 0])
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
  const pocket = drawRectangle(26, 12).sketchOnPlane("XY").extrude(4);

  return plate.cut(slot).cut(pocket);
}
