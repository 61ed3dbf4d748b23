import { draw, makeCylinder } from "replicad";

export const about = {
  title: "The goal: a funnel",
  description:
    "A funnel of 74 mm with a spout, a ledge at half its height, and an eye at its rim.",
  exercise: {
    dimensions: [
      { view: "section", from: [-5.4, 0], to: [5.4, 0], text: "⌀10.8" },
      { view: "section", from: [-7, 0], to: [7, 0], text: "⌀14" },
      { view: "section", from: [-35.4, 80], to: [35.4, 80], text: "⌀70.8" },
      { view: "section", from: [-5.4, 0], to: [-5.4, 20] },
      { view: "section", from: [0, 80], to: [40, 80] },
      { view: "section", from: [36, 71], to: [44, 71], text: "⌀8" },
      { view: "section", from: [40, 71], to: [40, 80] },
      { view: "section", from: [40, 71], to: [47.2, 65.6], text: "R9" },
      { view: "right", from: [-20, 40], to: [20, 40], text: "⌀40" },
      { view: "right", from: [-37, 80], to: [37, 80], text: "⌀74" },
      { view: "right", from: [-2, 80], to: [2, 80] },
      { view: "right", from: [-7, 0], to: [-7, 20] },
      { view: "right", from: [-7, 0], to: [-7, 40] },
      { view: "right", from: [-7, 0], to: [-7, 80] },
      { view: "right", from: [20, 40], to: [20, 43] },
    ],
  },
};

export default function main() {
  const outside = draw()
    .hLine(7)
    .vLine(20)
    .lineTo([17, 40])
    .hLine(3)
    .vLine(3)
    .hLine(-1.5)
    .lineTo([37, 80])
    .hLine(-37)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
  const inside = draw([0, -1])
    .hLine(5.4)
    .vLine(21)
    .lineTo([35.9, 81])
    .hLine(-35.9)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
  const eye = makeCylinder(9, 4, [40, -2, 71], [0, 1, 0]);
  const hole = makeCylinder(4, 4, [40, -2, 71], [0, 1, 0]);

  return outside.fuse(eye).cut(hole).cut(inside);
}
