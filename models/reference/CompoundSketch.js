import { CompoundBlueprint, drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "An outline with a hole, sketched",
  description: "A square with a round hole lying in space.",
};

export default function main() {
  const plate = new CompoundBlueprint([
    drawRectangle(26, 26).blueprint,
    drawCircle(7).blueprint,
  ]);
  return plate.sketchOnPlane("XY");
}
