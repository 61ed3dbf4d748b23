import { draw, drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "A hose nozzle with rings upside down",
  description:
    "The rings are upside down, so the hose does not slip over them. Each ring is 35 mm wide at its lower end and 32 mm at its upper end.",
};

export default function main() {
  const slot = drawRoundedRectangle(10, 5, 2.5);
  const foot = drawRoundedRectangle(80, 24, 6)
    .cut(slot.translate(-31, 0))
    .cut(slot.translate(31, 0))
    .cut(drawRoundedRectangle(40, 6, 3))
    .sketchOnPlane("XY")
    .extrude(4);
  const outside = drawRoundedRectangle(44, 10, 5)
    .sketchOnPlane("XY", 4)
    .loftWith(drawCircle(16).sketchOnPlane("XY", 34));
  const inside = drawRoundedRectangle(40, 6, 3)
    .sketchOnPlane("XY", 4)
    .loftWith(drawCircle(14).sketchOnPlane("XY", 34));
  const side = [38, 43, 48, 53].reduce(
    (pen, z) => pen.lineTo([17.5, z + 5]).hLine(-1.5),
    draw([14, 34]).hLine(2).vLine(4),
  );
  const pipe = side.hLine(-2).close().sketchOnPlane("XZ").revolve();

  return foot.fuse(outside).cut(inside).fuse(pipe);
}
