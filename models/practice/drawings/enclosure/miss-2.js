import { drawRoundedRectangle, makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "An enclosure without a slot",
  description:
    "The slot for the cable is missing. The right view shows it: 8 mm wide, from the rim down, with a half circle below.",
};

export default function main() {
  const outside = drawRoundedRectangle(80, 50, 5)
    .sketchOnPlane("XY")
    .extrude(25);
  const inside = drawRoundedRectangle(76, 46, 3)
    .sketchOnPlane("XY", 2)
    .extrude(23);
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => [x, y]));
  const box = outside.cut(inside);

  return corners.reduce((part, [x, y]) => {
    const boss = makeCylinder(3, 20, [32 * x, 17 * y, 0]);
    const rib = makeBaseBox(7, 2, 18).translate(35.5 * x, 17 * y, 0);
    const screw = makeCylinder(1.25, 18, [32 * x, 17 * y, 2]);
    return part.fuse(boss).fuse(rib).cut(screw);
  }, box);
}
