import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "The hinge of solids",
  description:
    "The same hinge: both leaves are a plate with knuckles, on opposite sides, and leaf B is the first part.",
};

function makeLeaf(side, knuckles) {
  const plate = makeBaseBox(25.7, 50, 3).translateX(side * 17.15);
  const leaf = knuckles.reduce((part, [y, width]) => {
    const knuckle = makeCylinder(4, width, [0, y - width / 2, 4], [0, 1, 0]);
    return part
      .fuse(knuckle)
      .fuse(makeBaseBox(10, width, 3).translate(side * 5, y, 0));
  }, plate);
  const drilled = [
    [12, 0],
    [22, -16],
    [22, 16],
  ].reduce(
    (part, [x, y]) => part.cut(makeCylinder(1.75, 3, [side * x, y, 0])),
    leaf,
  );

  return drilled.chamfer(1.75, (edge) =>
    edge.inPlane("XY", 3).ofCurveType("CIRCLE"),
  );
}

function makeRod(radius) {
  return makeCylinder(radius, 50, [0, -25, 4], [0, 1, 0]);
}

export default function main() {
  const leafA = makeLeaf(1, [
    [-20, 10],
    [0, 8.8],
    [20, 10],
  ]).cut(makeRod(2));
  const leafB = makeLeaf(-1, [
    [-9.7, 10],
    [9.7, 10],
  ]).fuse(makeRod(1.7));

  return [leafB, leafA];
}
