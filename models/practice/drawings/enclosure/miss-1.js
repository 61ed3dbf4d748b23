import { drawRoundedRectangle, makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "An enclosure without ribs",
  description:
    "The ribs are missing. Each boss has one, 2 mm thick and 16 mm high, to the wall beside it.",
};

export default function main() {
  const outside = drawRoundedRectangle(80, 50, 5)
    .sketchOnPlane("XY")
    .extrude(25);
  const inside = drawRoundedRectangle(76, 46, 3)
    .sketchOnPlane("XY", 2)
    .extrude(23);
  const slot = makeCylinder(4, 10, [32, 0, 16], [1, 0, 0]).fuse(
    makeBaseBox(10, 8, 20).translate(37, 0, 16),
  );
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => [x, y]));
  const box = outside.cut(inside).cut(slot);

  return corners.reduce((part, [x, y]) => {
    const boss = makeCylinder(3, 20, [32 * x, 17 * y, 0]);
    const screw = makeCylinder(1.25, 18, [32 * x, 17 * y, 2]);
    return part.fuse(boss).cut(screw);
  }, box);
}
