import { draw, drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "A flange with a closed pipe",
  description:
    "The pipe is closed. In the section, the bore of 54 mm goes through everything, also through the flange.",
};

export default function main() {
  const hole = drawCircle(2.5);
  const flange = [45, 135, 225, 315].reduce(
    (plate, angle) =>
      plate.cut(hole.translate(36 * Math.SQRT2, 0).rotate(angle)),
    drawRoundedRectangle(90, 90, 8),
  );
  const pipe = drawCircle(30).sketchOnPlane("XY").extrude(30);
  const bore = drawCircle(27).sketchOnPlane("XY", 4).extrude(26);
  const rib = draw([28, 4])
    .lineTo([42, 4])
    .lineTo([28, 4 + (14 * 16) / 12])
    .close()
    .sketchOnPlane("XZ", -2)
    .extrude(4);
  const body = flange.sketchOnPlane("XY").extrude(4).fuse(pipe);

  return [0, 90, 180, 270]
    .reduce((all, angle) => all.fuse(rib.clone().rotate(angle)), body)
    .cut(bore);
}
