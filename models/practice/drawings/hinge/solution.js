import {
  draw,
  drawCircle,
  drawRectangle,
  makeBaseBox,
  makeCylinder,
} from "replicad";

export const about = {
  title: "The goal: a hinge of two parts",
  description:
    "Two hinge leaves whose knuckles alternate. The pin belongs to leaf B, on the left, and turns in leaf A.",
  exercise: {
    dimensions: [
      { view: "top", from: [4.3, 10], to: [30, 10] },
      { view: "top", from: [-12, 0], to: [12, 0] },
      { view: "top", from: [-22, -16], to: [22, -16] },
      { view: "top", from: [-30, -25], to: [-30, 25] },
      { view: "top", from: [-4, 15], to: [-4, 25] },
      { view: "top", from: [-4, -15], to: [-4, -4.4] },
      { view: "top", from: [4, -14.7], to: [4, -4.7] },
      { view: "top", from: [22, -16], to: [22, 16] },
      { view: "top", from: [20.6, 14.95], to: [23.4, 17.05], text: "6 × ⌀3.5" },
      { view: "top", from: [19.2, -13.9], to: [24.8, -18.1], text: "6 × ⌀7" },
      { view: "section", from: [-30, 0], to: [30, 0] },
      { view: "section", from: [0, 0], to: [0, 8], text: "⌀8" },
      { view: "section", from: [1.2, 2.4], to: [-1.2, 5.6], text: "⌀4" },
      { view: "section", from: [-1.02, 2.64], to: [1.02, 5.36], text: "⌀3.4" },
      { view: "section", from: [30, 0], to: [30, 3] },
    ],
  },
};

function makeLeaf() {
  const leaf = drawCircle(4)
    .translate(0, 4)
    .fuse(drawRectangle(30, 3).translate(15, 1.5))
    .sketchOnPlane("XZ", -25)
    .extrude(50);
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

function makeSpace(from, to) {
  return makeBaseBox(8.6, to - from, 8).translateY((from + to) / 2);
}

export default function main() {
  const bore = makeCylinder(2, 50, [0, -25, 4], [0, 1, 0]);
  const pin = makeCylinder(1.7, 50, [0, -25, 4], [0, 1, 0]);

  const leafA = makeLeaf()
    .cut(makeSpace(4.4, 15))
    .cut(makeSpace(-15, -4.4))
    .cut(bore);
  const leafB = makeLeaf()
    .mirror("YZ")
    .cut(makeSpace(-25, -14.7))
    .cut(makeSpace(-4.7, 4.7))
    .cut(makeSpace(14.7, 25))
    .fuse(pin);

  return [
    { shape: leafA, name: "leaf A" },
    { shape: leafB, name: "leaf B" },
  ];
}
