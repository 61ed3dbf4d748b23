import { draw, makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "A crank without tangents",
  description:
    "The sides of the web go from the widest place of one boss to that of the other. A tangent touches the larger boss further right, at x = 1.07.",
};

export default function main() {
  const web = draw([0, 15])
    .lineTo([70, 10])
    .lineTo([70, -10])
    .lineTo([0, -15])
    .close()
    .sketchOnPlane("XY")
    .extrude(8);
  const keyway = makeBaseBox(6, 11, 20).translate(0, 5.5, 0);

  return makeCylinder(15, 20)
    .fuse(web)
    .fuse(makeCylinder(10, 14, [70, 0, 0]))
    .cut(makeCylinder(8, 20))
    .cut(makeCylinder(5, 14, [70, 0, 0]))
    .cut(keyway);
}
