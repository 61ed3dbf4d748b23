import { CompoundBlueprint, drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "The wires of an outline with a hole",
  description: "The outline of a square and of the hole in it, in space.",
};

export default function main() {
  const plate = new CompoundBlueprint([
    drawRectangle(26, 26).blueprint,
    drawCircle(7).blueprint,
  ]);
  return plate.sketchOnPlane("XY").wires;
}
