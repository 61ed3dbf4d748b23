import {
  draw,
  drawCircle,
  drawRectangle,
  makeBaseBox,
  makeCylinder,
} from "replicad";

export const about = {
  title: "A hinge with a loose pin",
  description:
    "The pin is a third part. It belongs to leaf B: fuse it with that leaf.",
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
    .cut(makeSpace(14.7, 25));

  return [
    { shape: leafA, name: "leaf A" },
    { shape: leafB, name: "leaf B" },
    { shape: pin, name: "pin" },
  ];
}
