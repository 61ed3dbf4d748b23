import { CompoundBlueprint, drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "A loft of outlines with holes",
  description:
    "A chimney, square outside and round inside, that narrows from its foot to its top.",
};

export default function main() {
  const foot = new CompoundBlueprint([
    drawRectangle(26, 26).blueprint,
    drawCircle(9).blueprint,
  ]);
  const top = foot.scale(0.6);
  return foot
    .sketchOnPlane("XY")
    .loftWith(top.sketchOnPlane("XY", 20), { ruled: true });
}
