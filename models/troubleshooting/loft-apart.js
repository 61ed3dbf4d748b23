import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "A loft between two planes",
  description:
    "A body that goes from a circle at the bottom to a square at the top.",
};

export default function main() {
  const base = drawCircle(10).sketchOnPlane("XY");
  return base.loftWith(drawRectangle(20, 20).sketchOnPlane("XY", 25));
}
