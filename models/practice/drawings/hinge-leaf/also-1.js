import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "The leaf of solids",
  description:
    "The same leaf: three knuckles on a plate, and holes with a chamfer of 1.75 mm.",
};

export default function main() {
  const plate = makeBaseBox(25.7, 50, 3).translate(17.15, 0, 0);
  const knuckles = [
    [-20, 10],
    [0, 8.8],
    [20, 10],
  ];
  const leaf = knuckles.reduce((part, [y, width]) => {
    const knuckle = makeCylinder(4, width, [0, y - width / 2, 4], [0, 1, 0]);
    return part
      .fuse(knuckle)
      .fuse(makeBaseBox(10, width, 3).translate(5, y, 0));
  }, plate);
  const drilled = [
    [12, 0],
    [22, -16],
    [22, 16],
  ].reduce(
    (part, [x, y]) => part.cut(makeCylinder(1.75, 3, [x, y, 0])),
    leaf.cut(makeCylinder(2, 50, [0, -25, 4], [0, 1, 0])),
  );

  return drilled.chamfer(1.75, (edge) =>
    edge.inPlane("XY", 3).ofCurveType("CIRCLE"),
  );
}
