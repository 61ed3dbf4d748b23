import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "The strap with holes in its drawing",
  description: "The same strap: both holes are cut from its drawing.",
};

export default function main() {
  const hole = drawCircle(4);

  return drawRectangle(50, 16)
    .cut(hole.translate(-15, 0))
    .cut(hole.translate(15, 0))
    .sketchOnPlane("XY")
    .extrude(5);
}
