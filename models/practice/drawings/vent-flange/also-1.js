import { draw, makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "The flange of solids",
  description:
    "The same flange: two plates that cross make all four ribs, and the corners are fillets.",
};

export default function main() {
  const flange = makeBaseBox(90, 90, 4).fillet(8, (edge) =>
    edge.inDirection("Z"),
  );
  const height = 4 + (42 * 16) / 12;
  const ribs = draw([-42, 4])
    .lineTo([42, 4])
    .lineTo([0, height])
    .close()
    .sketchOnPlane("XZ", -2)
    .extrude(4)
    .cut(makeBaseBox(90, 90, 60).translate(0, 0, 22));
  const body = flange
    .fuse(ribs.clone())
    .fuse(ribs.rotate(90))
    .fuse(makeCylinder(30, 30))
    .cut(makeCylinder(27, 60));
  const holes = [-36, 36].flatMap((x) => [-36, 36].map((y) => [x, y]));

  return holes.reduce(
    (part, [x, y]) => part.cut(makeCylinder(2.5, 4, [x, y, 0])),
    body,
  );
}
