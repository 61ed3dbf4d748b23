import { draw, makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "The camera plate in layers",
  description:
    "The same plate: a box on an extruded trapezium, with its slot and pocket cut as solids.",
};

export default function main() {
  const slope = 4 / Math.tan(Math.PI / 3);
  const dovetail = draw([-15 - slope, 0])
    .hLine(30 + 2 * slope)
    .lineTo([15, 4])
    .hLine(-30)
    .close()
    .sketchOnPlane("YZ", -25)
    .extrude(50);
  const slot = makeBaseBox(13.5, 6.5, 8)
    .fuse(makeCylinder(3.25, 8, [-6.75, 0, 0]))
    .fuse(makeCylinder(3.25, 8, [6.75, 0, 0]));

  return dovetail
    .fuse(makeBaseBox(50, 40, 4).translate(0, 0, 4))
    .cut(slot)
    .cut(makeBaseBox(26, 12, 4));
}
