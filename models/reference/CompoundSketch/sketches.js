import { CompoundBlueprint, drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "The sketches of an outline with holes",
  description:
    "Three flat surfaces one above the other: the outline first, then its two holes.",
};

export default function main() {
  const plate = new CompoundBlueprint([
    drawRectangle(34, 20).blueprint,
    drawCircle(5).translate(-8, 0).blueprint,
    drawCircle(5).translate(8, 0).blueprint,
  ]);
  const { sketches } = plate.sketchOnPlane("XY");
  console.log("sketches", sketches.length);
  return plate
    .sketchOnPlane("XY")
    .sketches.map((sketch, index) => sketch.face().translateZ(8 * index));
}
