import { CompoundBlueprint, drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "An outline with a hole, extruded",
  description: "A square plate with a round hole through it.",
};

export default function main() {
  const plate = new CompoundBlueprint([
    drawRectangle(26, 26).blueprint,
    drawCircle(7).blueprint,
  ]);
  return plate.sketchOnPlane("XY").extrude(8);
}
