import { draw, drawCircle } from "replicad";

export const about = {
  title: "A pipe bend with closed flanges",
  description:
    "The flanges close the pipe. Fuse the flanges to the pipe first, and cut the bore last.",
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
  const upper = flange.sketchOnPlane("YZ", 45).extrude(5).translate(0, 0, 50);

  return pipe(13).cut(pipe(11)).fuse(lower).fuse(upper);
}
