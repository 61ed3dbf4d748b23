import {
  draw,
  drawCircle,
  drawRectangle,
  drawRoundedRectangle,
} from "replicad";

export const about = {
  title: "The enclosure from floor plans",
  description:
    "The same enclosure: floor, wall, ribs and bosses, each extruded from its own drawing.",
};

export default function main() {
  const outline = drawRoundedRectangle(80, 50, 5);
  const everywhere = (drawing) =>
    [-1, 1].flatMap((x) =>
      [-1, 1].map((y) => drawing.translate(32 * x, 17 * y)),
    );
  const slot = draw([-4, 30])
    .vLine(-14)
    .hSagittaArc(8, -4)
    .vLine(14)
    .close()
    .sketchOnPlane("YZ", 37)
    .extrude(5);
  const wall = outline
    .cut(drawRoundedRectangle(76, 46, 3))
    .sketchOnPlane("XY")
    .extrude(25)
    .cut(slot);
  const floor = outline.sketchOnPlane("XY").extrude(2);
  const ring = drawCircle(3).cut(drawCircle(1.25));
  const ribs = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => drawRectangle(5, 2).translate(36 * x, 17 * y)),
  );
  const solids = [
    ...everywhere(ring).map((one) => one.sketchOnPlane("XY", 2).extrude(18)),
    ...ribs.map((one) => one.sketchOnPlane("XY", 2).extrude(16)),
  ];

  return solids.reduce((part, one) => part.fuse(one), floor.fuse(wall));
}
