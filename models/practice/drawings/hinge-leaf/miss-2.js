import { draw, drawCircle, drawRectangle, makeBaseBox } from "replicad";

export const about = {
  title: "A hinge leaf countersunk from below",
  description:
    "The holes are countersunk from below. In the section they are wide at z = 3, on the side to which the knuckles rise.",
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
    .hLine(3.5)
    .line(-1.75, 1.75)
    .vLine(1.25)
    .hLine(-1.75)
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
