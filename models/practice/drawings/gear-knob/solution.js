import { draw, drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "The goal: a gear knob",
  description:
    "A round knob, 40 mm high, with six hollows for the fingers, a dished top, and a hole for a threaded insert.",
  exercise: {
    dimensions: [
      { view: "top", from: [0, 0], to: [0, 24] },
      { view: "top", from: [20.78, 12], to: [20.78, 5], text: "6 × R7" },
      { view: "section", from: [-10, 0], to: [10, 0], text: "⌀20" },
      { view: "section", from: [-2.1, 0], to: [2.1, 0], text: "⌀4.2" },
      { view: "section", from: [-20, 40], to: [20, 40], text: "⌀40" },
      { view: "section", from: [-14, 40], to: [14, 40], text: "⌀28" },
      { view: "section", from: [0, 38], to: [0, 40] },
      { view: "section", from: [-10, 0], to: [-10, 40] },
      { view: "section", from: [2.1, 0], to: [2.1, 12] },
    ],
  },
};

export default function main() {
  const side = draw()
    .hLine(10)
    .smoothSplineTo([20, 40], { startTangent: [0, 1], endTangent: [-1, 1] })
    .hLine(-20)
    .close();
  const dish = drawCircle(50).translate(0, 88);
  const insert = drawRectangle(4.2, 24);
  const hollow = drawCircle(7).translate(24, 0);
  const star = [30, 90, 150, 210, 270, 330].reduce(
    (rest, angle) => rest.cut(hollow.rotate(angle)),
    drawCircle(26),
  );

  return side
    .cut(dish)
    .cut(insert)
    .sketchOnPlane("XZ")
    .revolve()
    .intersect(star.sketchOnPlane("XY", -1).extrude(42));
}
