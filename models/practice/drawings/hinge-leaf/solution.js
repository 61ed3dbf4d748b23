import { draw, drawCircle, drawRectangle, makeBaseBox } from "replicad";

export const about = {
  title: "The goal: a hinge leaf",
  description:
    "A plate of 50 mm with three knuckles for a pin of 4 mm, and three countersunk holes.",
  exercise: {
    dimensions: [
      { view: "top", from: [-4, 25], to: [30, 25] },
      { view: "top", from: [4.3, 15], to: [30, 15] },
      { view: "top", from: [-4, 15], to: [-4, 25] },
      { view: "top", from: [-4, 4.4], to: [-4, 15] },
      { view: "top", from: [-4, -25], to: [-4, 25] },
      { view: "top", from: [22, -16], to: [30, -16] },
      { view: "top", from: [12, 0], to: [30, 0] },
      { view: "top", from: [22, -16], to: [22, 16] },
      { view: "top", from: [20.25, 16], to: [23.75, 16], text: "3 × ⌀3.5" },
      { view: "top", from: [18.5, -16], to: [25.5, -16], text: "3 × ⌀7" },
      { view: "section", from: [0, 0], to: [0, 8], text: "⌀8" },
      { view: "section", from: [0, 2], to: [0, 6], text: "⌀4" },
      { view: "section", from: [30, 0], to: [30, 3] },
    ],
  },
};

export default function main() {
  const profile = drawCircle(4)
    .translate(0, 4)
    .fuse(drawRectangle(30, 3).translate(15, 1.5))
    .cut(drawCircle(2).translate(0, 4));
  const space = makeBaseBox(9.3, 10.6, 10).translate(-0.35, 9.7, 0);
  const leaf = profile
    .sketchOnPlane("XZ", -25)
    .extrude(50)
    .cut(space.clone())
    .cut(space.translate(0, -19.4, 0));
  const screw = draw()
    .hLine(1.75)
    .vLine(1.25)
    .line(1.75, 1.75)
    .hLine(-3.5)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
  const places = [
    [12, 0],
    [22, -16],
    [22, 16],
  ];

  return places.reduce(
    (part, [x, y]) => part.cut(screw.clone().translate(x, y, 0)),
    leaf,
  );
}
