import { draw, drawCircle, drawRectangle, makeCylinder } from "replicad";

export const about = {
  title: "The pulley from floor plans",
  description:
    "The same pulley: rings and spokes are drawings, and a revolved tool cuts the groove.",
};

export default function main() {
  const ring = (outside, inside, height) =>
    drawCircle(outside)
      .cut(drawCircle(inside))
      .sketchOnPlane("XY")
      .extrude(height);
  const slope = 6 * Math.tan(Math.PI / 10);
  const belt = draw([34, 5 + slope])
    .lineTo([42, 5 - slope / 3])
    .vLine(10 + (2 * slope) / 3)
    .lineTo([34, 15 - slope])
    .close()
    .sketchOnPlane("XZ")
    .revolve();
  const spokes = [0, 1, 2, 3, 4].map((index) =>
    drawRectangle(21, 8)
      .translate(20.5, 0)
      .rotate(72 * index)
      .sketchOnPlane("XY")
      .extrude(6),
  );

  return spokes
    .reduce((wheel, spoke) => wheel.fuse(spoke), ring(40, 29, 20).cut(belt))
    .fuse(ring(12, 5, 30))
    .cut(makeCylinder(2, 12, [0, 2, 24], [0, 1, 0]));
}
