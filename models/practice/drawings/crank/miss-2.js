import { draw, makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "A crank with its keyway to the side",
  description:
    "The keyway is at the wrong side of the bore. In the top view it is at the upper side, towards +y.",
};

export default function main() {
  const lean = Math.asin((15 - 10) / 70);
  const [x, y] = [Math.sin(lean), Math.cos(lean)];
  const web = draw([15 * x, 15 * y])
    .lineTo([70 + 10 * x, 10 * y])
    .lineTo([70 + 10 * x, -10 * y])
    .lineTo([15 * x, -15 * y])
    .close()
    .sketchOnPlane("XY")
    .extrude(8);
  const keyway = makeBaseBox(11, 6, 20).translate(5.5, 0, 0);

  return makeCylinder(15, 20)
    .fuse(web)
    .fuse(makeCylinder(10, 14, [70, 0, 0]))
    .cut(makeCylinder(8, 20))
    .cut(makeCylinder(5, 14, [70, 0, 0]))
    .cut(keyway);
}
