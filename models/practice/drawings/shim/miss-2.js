import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "A shim with four corners",
  description:
    "One corner is still square. In the drawing, the upper edge is 42 mm long and the right one 22 mm: cut the corner between them.",
};

export default function main() {
  const hole = drawCircle(2.5);

  return drawRectangle(50, 30)
    .cut(hole.translate(-15, 0))
    .cut(hole.translate(15, 0))
    .sketchOnPlane("XY")
    .extrude(4);
}
