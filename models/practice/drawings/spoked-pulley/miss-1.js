import { draw, makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "A pulley with a wide groove",
  description:
    "Each side of the groove leans by 36°. That is the angle between the two sides, so each of them leans by 18°.",
};

export default function main() {
  const slope = 6 * Math.tan(Math.PI / 5);
  const rim = draw([29, 0])
    .hLine(11)
    .vLine(5)
    .line(-6, slope)
    .vLine(10 - 2 * slope)
    .line(6, slope)
    .vLine(5)
    .hLine(-11)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
  const spoke = makeBaseBox(31, 8, 6).translate(15.5, 0, 0);
  const screw = makeCylinder(2, 15, [0, 0, 24], [0, 1, 0]);

  return [0, 72, 144, 216, 288]
    .reduce(
      (wheel, angle) => wheel.fuse(spoke.clone().rotate(angle)),
      makeCylinder(12, 30),
    )
    .fuse(rim)
    .cut(makeCylinder(5, 30))
    .cut(screw);
}
