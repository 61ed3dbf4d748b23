import { draw, drawCircle, drawRectangle, makeBaseBox } from "replicad";

export const about = {
  title: "A hinge leaf with a blocked bore",
  description:
    "The plate fills a part of the bore. Fuse the knuckles and the plate first, then cut the bore of 4 mm through everything.",
};

export default function main() {
  const profile = drawCircle(4)
    .cut(drawCircle(2))
    .translate(0, 4)
    .fuse(drawRectangle(30, 3).translate(15, 1.5));
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
