import { draw, drawCircle } from "replicad";

export const about = {
  title: "A pipe bend with holes in one flange",
  description:
    "The upper flange has no holes. The right view shows three, as in the lower one.",
};

export default function main() {
  const pipe = (radius) =>
    draw()
      .vLine(10)
      .tangentArc(40, 40)
      .hLine(10)
      .done()
      .sketchOnPlane("XZ")
      .sweepSketch((plane) => drawCircle(radius).sketchOnPlane(plane));
  const flange = [60, 180, 300].reduce(
    (rest, angle) => rest.cut(drawCircle(2.5).translate(19, 0).rotate(angle)),
    drawCircle(25),
  );
  const lower = flange.sketchOnPlane("XY").extrude(5);
  const upper = drawCircle(25)
    .sketchOnPlane("YZ", 45)
    .extrude(5)
    .translate(0, 0, 50);

  return pipe(13).fuse(lower).fuse(upper).cut(pipe(11));
}
