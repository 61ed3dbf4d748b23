import { draw, makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "The goal: a pulley with five spokes",
  description:
    "A rim of 80 mm with a groove for a belt, five spokes, and a hub with a hole for a grub screw.",
  exercise: {
    dimensions: [
      { view: "top", from: [0, -29], to: [0, 29], text: "⌀58" },
      { view: "top", from: [0, -34], to: [0, 34], text: "⌀68" },
      { view: "top", from: [0, -40], to: [0, 40], text: "⌀80" },
      { view: "top", from: [28, -4], to: [28, 4] },
      { view: "section", from: [-2, 24], to: [2, 24], text: "⌀4" },
      { view: "section", from: [-5, 30], to: [5, 30], text: "⌀10" },
      { view: "section", from: [-12, 0], to: [12, 0], text: "⌀24" },
      { view: "section", from: [-40, 0], to: [-40, 20] },
      { view: "section", from: [-12, 0], to: [-12, 30] },
      { view: "section", from: [40, 0], to: [40, 5] },
      { view: "section", from: [40, 5], to: [40, 15] },
      { view: "section", from: [29, 0], to: [29, 6] },
      { view: "section", from: [2, 24], to: [2, 30] },
    ],
  },
};

export default function main() {
  const slope = 6 * Math.tan(Math.PI / 10);
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
