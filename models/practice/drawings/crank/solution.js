import { draw, makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "The goal: a crank",
  description:
    "Two bosses 70 mm apart, a web of 8 mm between them, and a keyway in the larger bore.",
  exercise: {
    dimensions: [
      { view: "top", from: [-3, 11], to: [3, 11] },
      { view: "top", from: [0, -8], to: [0, 11] },
      { view: "top", from: [0, -15], to: [0, 15], text: "⌀30" },
      { view: "top", from: [70, -10], to: [70, 10], text: "⌀20" },
      { view: "top", from: [0, 0], to: [70, 0] },
      { view: "section", from: [-8, 20], to: [8, 20], text: "⌀16" },
      { view: "section", from: [65, 14], to: [75, 14], text: "⌀10" },
      { view: "section", from: [-15, 0], to: [-15, 20] },
      { view: "section", from: [60, 0], to: [60, 8] },
      { view: "section", from: [80, 0], to: [80, 14] },
    ],
  },
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
  const keyway = makeBaseBox(6, 11, 20).translate(0, 5.5, 0);

  return makeCylinder(15, 20)
    .fuse(web)
    .fuse(makeCylinder(10, 14, [70, 0, 0]))
    .cut(makeCylinder(8, 20))
    .cut(makeCylinder(5, 14, [70, 0, 0]))
    .cut(keyway);
}
