import { draw, drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "The shelf pin by revolving",
  description:
    "The same pin: half of its outline, revolved, and an end with a flat.",
};

export default function main() {
  const pin = draw()
    .hLine(2.5)
    .vLine(10)
    .hLine(2.5)
    .vLine(2)
    .hLine(-5)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
  const end = drawCircle(3.5)
    .intersect(drawRectangle(10, 10).translate(-2.5, 0))
    .sketchOnPlane("XY", 12)
    .extrude(8);

  return pin.fuse(end);
}
