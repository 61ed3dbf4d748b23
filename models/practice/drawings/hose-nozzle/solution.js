import { draw, drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "The goal: a hose nozzle",
  description:
    "A foot with two slots and an opening of 40 by 6 mm, which changes into a pipe of 32 mm with four barbed rings.",
  exercise: {
    dimensions: [
      { view: "top", from: [-40, 6], to: [40, 6] },
      { view: "top", from: [-36, 0], to: [36, 0] },
      { view: "top", from: [26, 0], to: [36, 0] },
      { view: "top", from: [33.5, -2.5], to: [33.5, 2.5] },
      { view: "top", from: [-34, -12], to: [-34, 12] },
      { view: "top", from: [34, 6], to: [38.8, 9.6], text: "4 × R6" },
      { view: "section", from: [-20, 0], to: [20, 0] },
      { view: "section", from: [-22, 4], to: [22, 4] },
      { view: "section", from: [-14, 58], to: [14, 58], text: "⌀28" },
      { view: "section", from: [-16, 58], to: [16, 58], text: "⌀32" },
      { view: "section", from: [40, 0], to: [40, 4] },
      { view: "section", from: [16, 4], to: [16, 34] },
      { view: "section", from: [16, 34], to: [16, 38] },
      { view: "section", from: [-16, 0], to: [-16, 58] },
      { view: "right", from: [-3, 0], to: [3, 0] },
      { view: "right", from: [-5, 4], to: [5, 4] },
      { view: "section", from: [-17.5, 43], to: [-17.5, 48] },
      { view: "right", from: [-17.5, 38], to: [17.5, 38], text: "⌀35" },
    ],
  },
};

export default function main() {
  const slot = drawRoundedRectangle(10, 5, 2.5);
  const foot = drawRoundedRectangle(80, 24, 6)
    .cut(slot.translate(-31, 0))
    .cut(slot.translate(31, 0))
    .cut(drawRoundedRectangle(40, 6, 3))
    .sketchOnPlane("XY")
    .extrude(4);
  const outside = drawRoundedRectangle(44, 10, 5)
    .sketchOnPlane("XY", 4)
    .loftWith(drawCircle(16).sketchOnPlane("XY", 34));
  const inside = drawRoundedRectangle(40, 6, 3)
    .sketchOnPlane("XY", 4)
    .loftWith(drawCircle(14).sketchOnPlane("XY", 34));
  const side = [38, 43, 48, 53].reduce(
    (pen, z) => pen.hLine(1.5).lineTo([16, z + 5]),
    draw([14, 34]).hLine(2).vLine(4),
  );
  const pipe = side.hLine(-2).close().sketchOnPlane("XZ").revolve();

  return foot.fuse(outside).cut(inside).fuse(pipe);
}
