import { CompoundBlueprint, drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "The outline and its hole, apart",
  description:
    "A low square plate of the outline alone, and a peg of the hole in it, in orange.",
};

export default function main() {
  const plate = new CompoundBlueprint([
    drawRectangle(26, 26).blueprint,
    drawCircle(7).blueprint,
  ]);
  const sketch = plate.sketchOnPlane("XY");
  return [
    { shape: sketch.outerSketch.extrude(4), name: "outline" },
    {
      shape: sketch.innerSketches[0].extrude(14),
      name: "hole",
      color: "#e0a458",
    },
  ];
}
