import { draw, drawRectangle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "The goal: a camera plate",
  description:
    "A plate of 50 by 40 mm, 8 mm thick. Its lower half is a dovetail, and a slot begins in a pocket.",
  exercise: {
    dimensions: [
      { view: "top", from: [0, -3.25], to: [0, 3.25] },
      { view: "top", from: [13, -6], to: [13, 6] },
      { view: "section", from: [-25, 8], to: [25, 8] },
      { view: "section", from: [-10, 8], to: [10, 8] },
      { view: "section", from: [-13, 0], to: [13, 0] },
      { view: "section", from: [-25, 0], to: [-25, 8] },
      { view: "section", from: [13, 0], to: [13, 4] },
      { view: "right", from: [-20, 8], to: [20, 8] },
      { view: "right", from: [-15, 4], to: [15, 4] },
      { view: "right", from: [-17.31, 0], to: [17.31, 0] },
      { view: "right", from: [20, 4], to: [20, 8] },
    ],
  },
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
  const pocket = drawRectangle(26, 12).sketchOnPlane("XY").extrude(4);

  return plate.cut(slot).cut(pocket);
}
