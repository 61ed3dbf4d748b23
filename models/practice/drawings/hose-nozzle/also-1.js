import { draw, drawCircle, drawRectangle, makeCylinder } from "replicad";

export const about = {
  title: "The nozzle of solids",
  description:
    "The same nozzle: its inside is one solid, and the rings are fused one by one.",
};

export default function main() {
  const stadium = (length, radius) =>
    drawRectangle(length - 2 * radius, 2 * radius)
      .fuse(drawCircle(radius).translate(length / 2 - radius, 0))
      .fuse(drawCircle(radius).translate(radius - length / 2, 0));
  const cone = (length, radius, end) =>
    drawCircle(end)
      .sketchOnPlane("XY", 34)
      .loftWith(stadium(length, radius).sketchOnPlane("XY", 4));
  const ring = draw([10, 0])
    .hLine(7.5)
    .line(-1.5, 5)
    .hLine(-6)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
  const foot = drawRectangle(80, 24).fillet(6).sketchOnPlane("XY").extrude(4);
  const body = [38, 43, 48, 53].reduce(
    (part, z) => part.fuse(ring.clone().translate(0, 0, z)),
    cone(44, 5, 16)
      .fuse(makeCylinder(16, 24, [0, 0, 34]))
      .fuse(foot),
  );
  const inside = cone(40, 3, 14)
    .fuse(makeCylinder(14, 24, [0, 0, 34]))
    .fuse(stadium(40, 3).sketchOnPlane("XY").extrude(4));
  const slot = stadium(10, 2.5).sketchOnPlane("XY").extrude(4);

  return body
    .cut(inside)
    .cut(slot.clone().translate(31, 0, 0))
    .cut(slot.translate(-31, 0, 0));
}
