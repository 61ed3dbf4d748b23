import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "A flange without ribs",
  description:
    "The ribs are missing. There is one on each side of the pipe, 4 mm thick: a triangle from the pipe to 42 mm from the axis.",
};

export default function main() {
  const hole = drawCircle(2.5);
  const flange = [45, 135, 225, 315].reduce(
    (plate, angle) =>
      plate.cut(hole.translate(36 * Math.SQRT2, 0).rotate(angle)),
    drawRoundedRectangle(90, 90, 8),
  );
  const pipe = drawCircle(30).sketchOnPlane("XY").extrude(30);
  const bore = drawCircle(27).sketchOnPlane("XY").extrude(30);
  const body = flange.sketchOnPlane("XY").extrude(4).fuse(pipe);

  return body.cut(bore);
}
