import { drawRoundedRectangle, makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "The goal: the lower half of an enclosure",
  description:
    "A box of 80 by 50 by 25 mm without a lid, with a wall of 2 mm, four bosses with ribs, and a slot for a cable.",
  exercise: {
    dimensions: [
      { view: "top", from: [-40, -20], to: [40, -20] },
      { view: "top", from: [-35, -25], to: [-35, 25] },
      { view: "top", from: [-35, 20], to: [-38, 24], text: "4 × R5" },
      { view: "top", from: [-40, 0], to: [-38, 0] },
      { view: "top", from: [-32, -17], to: [32, -17] },
      { view: "top", from: [32, -17], to: [32, 17] },
      { view: "top", from: [29, -17], to: [35, -17], text: "⌀6" },
      { view: "top", from: [30.75, 17], to: [33.25, 17], text: "4 × ⌀2.5" },
      { view: "top", from: [38, -18], to: [38, -16] },
      { view: "section", from: [-40, 0], to: [-40, 25] },
      { view: "section", from: [-38, 2], to: [-38, 18] },
      { view: "section", from: [-29, 2], to: [-29, 20] },
      { view: "section", from: [40, 0], to: [40, 12] },
      { view: "section", from: [38, 0], to: [38, 2] },
      { view: "right", from: [-4, 25], to: [4, 25] },
      { view: "right", from: [0, 16], to: [0, 12], text: "R4" },
    ],
  },
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
    const rib = makeBaseBox(7, 2, 18).translate(35.5 * x, 17 * y, 0);
    const screw = makeCylinder(1.25, 18, [32 * x, 17 * y, 2]);
    return part.fuse(boss).fuse(rib).cut(screw);
  }, box);
}
