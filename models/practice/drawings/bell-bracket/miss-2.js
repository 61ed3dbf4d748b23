import { drawCircle, drawRectangle, makeCylinder } from "replicad";

export const about = {
  title: "A bracket with a hole through one ear",
  description:
    "The hole goes through one ear only. Let the cylinder begin and end outside the part, so that it cuts both.",
};

export default function main() {
  const ears = drawRectangle(13, 9).translate(19.5, 0);
  const gap = drawRectangle(20, 3).translate(18, 0);
  const ring = drawCircle(14).fuse(ears).cut(drawCircle(11)).cut(gap);
  const bolt = makeCylinder(2.5, 10, [20, 0, 5], [0, 1, 0]);

  return ring.sketchOnPlane("XY").extrude(10).cut(bolt);
}
