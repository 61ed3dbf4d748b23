import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "Several outlines sketched at once",
  description:
    "A row of three pegs: a drawing of three pieces, laid on a plane and extruded.",
};

export default function main() {
  const dots = drawCircle(5)
    .fuse(drawRectangle(10, 10).translate(16, 0))
    .fuse(drawCircle(5).translate(32, 0));
  return dots.sketchOnPlane("XY").extrude(12);
}
