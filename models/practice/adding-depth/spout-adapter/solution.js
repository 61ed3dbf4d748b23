import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "The goal: a spout adapter",
  description:
    "A body from a square of 40 mm to a circle of 20 mm, 35 mm tall.",
};

export default function main() {
  const foot = drawRectangle(40, 40).sketchOnPlane("XY");
  const mouth = drawCircle(10).sketchOnPlane("XY", 35);

  return foot.loftWith(mouth);
}
