import { drawCircle, drawRectangle, makeCylinder } from "replicad";

export const about = {
  title: "A bracket without a gap",
  description:
    "The ring is closed. Cut a gap of 3 mm between the ears, so that a bolt can clamp the bracket.",
};

export default function main() {
  const ears = drawRectangle(13, 9).translate(19.5, 0);
  const ring = drawCircle(14).fuse(ears).cut(drawCircle(11));
  const bolt = makeCylinder(2.5, 20, [20, -10, 5], [0, 1, 0]);

  return ring.sketchOnPlane("XY").extrude(10).cut(bolt);
}
