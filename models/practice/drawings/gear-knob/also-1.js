import { draw, makeCylinder, makeSphere } from "replicad";

export const about = {
  title: "The knob of solids",
  description:
    "The same knob: its side is a Bézier curve, and a sphere and cylinders are cut from the solid.",
};

export default function main() {
  const handle = Math.hypot(10, 40) / 4;
  const slant = handle / Math.SQRT2;
  const knob = draw()
    .hLine(10)
    .cubicBezierCurveTo([20, 40], [10, handle], [20 + slant, 40 - slant])
    .hLine(-20)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
  const hollow = makeCylinder(7, 60, [24, 0, -10]);

  return [30, 90, 150, 210, 270, 330]
    .reduce((part, angle) => part.cut(hollow.clone().rotate(angle)), knob)
    .cut(makeSphere(50).translate(0, 0, 88))
    .cut(makeCylinder(2.1, 12));
}
