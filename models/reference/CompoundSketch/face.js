import { CompoundBlueprint, drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "The surface around a hole",
  description: "A flat square with a round hole in it, without thickness.",
};

export default function main() {
  const plate = new CompoundBlueprint([
    drawRectangle(26, 26).blueprint,
    drawCircle(7).blueprint,
  ]);
  const face = plate.sketchOnPlane("XY").face();
  console.log("holes", face.clone().innerWires().length);
  return face;
}
