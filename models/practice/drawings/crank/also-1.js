import { draw, drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "The crank in layers",
  description:
    "The same crank: an outline of tangents and arcs, with a ring on each end.",
};

export default function main() {
  const lean = Math.asin((15 - 10) / 70);
  const [x, y] = [Math.sin(lean), Math.cos(lean)];
  const outline = draw([15 * x, 15 * y])
    .lineTo([70 + 10 * x, 10 * y])
    .threePointsArcTo([70 + 10 * x, -10 * y], [80, 0])
    .lineTo([15 * x, -15 * y])
    .threePointsArcTo([15 * x, 15 * y], [-15, 0])
    .close();
  const bore = drawCircle(8).fuse(drawRectangle(6, 11).translate(0, 5.5));
  const pin = drawCircle(5).translate(70, 0);
  const large = drawCircle(15).cut(bore).sketchOnPlane("XY", 8).extrude(12);
  const small = drawCircle(10)
    .translate(70, 0)
    .cut(pin)
    .sketchOnPlane("XY", 8)
    .extrude(6);

  return outline
    .cut(bore)
    .cut(pin)
    .sketchOnPlane("XY")
    .extrude(8)
    .fuse(large)
    .fuse(small);
}
