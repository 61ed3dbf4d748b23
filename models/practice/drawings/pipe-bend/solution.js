import { draw, drawCircle } from "replicad";

export const about = {
  title: "The goal: a pipe bend",
  description:
    "A pipe of 26 mm that turns by 90°, with a flange of 50 mm at each end.",
  exercise: {
    dimensions: [
      { view: "top", from: [0, 0], to: [50, 0] },
      { view: "top", from: [0, -25], to: [0, 25], text: "⌀50" },
      { view: "section", from: [-19, 0], to: [0, 0] },
      { view: "section", from: [-25, 0], to: [-25, 5] },
      { view: "section", from: [45, 75], to: [50, 75] },
      { view: "section", from: [45, 25], to: [45, 75], text: "⌀50" },
      { view: "right", from: [0, 0], to: [0, 50] },
      { view: "right", from: [-19, 50], to: [0, 50] },
      { view: "right", from: [9.5, 63.95], to: [9.5, 68.95], text: "⌀5" },
      { view: "right", from: [0, 39], to: [0, 61], text: "⌀22" },
      { view: "right", from: [-13, 10], to: [13, 10], text: "⌀26" },
    ],
  },
};

export default function main() {
  const pipe = (radius) =>
    draw()
      .vLine(10)
      .tangentArc(40, 40)
      .hLine(10)
      .done()
      .sketchOnPlane("XZ")
      .sweepSketch((plane) => drawCircle(radius).sketchOnPlane(plane));
  const flange = [60, 180, 300].reduce(
    (rest, angle) => rest.cut(drawCircle(2.5).translate(19, 0).rotate(angle)),
    drawCircle(25),
  );
  const lower = flange.sketchOnPlane("XY").extrude(5);
  const upper = flange.sketchOnPlane("YZ", 45).extrude(5).translate(0, 0, 50);

  return pipe(13).fuse(lower).fuse(upper).cut(pipe(11));
}
