import { draw, drawCircle } from "replicad";

export const about = {
  title: "A shim with large holes",
  description:
    "The holes are twice as wide: the drawing has the diameter, and `drawCircle` takes the radius.",
};

export default function main() {
  const outline = draw([-25, -15])
    .hLine(50)
    .vLine(22)
    .line(-8, 8)
    .hLine(-42)
    .close();
  const hole = drawCircle(5);

  return outline
    .cut(hole.translate(-15, 0))
    .cut(hole.translate(15, 0))
    .sketchOnPlane("XY")
    .extrude(4);
}
