import { draw, drawCircle } from "replicad";

export const about = {
  title: "Your coat hook",
  description: "A straight bar of 6 mm, 30 mm tall.",
};

export default function main() {
  const path = draw().vLine(30).done().sketchOnPlane("XZ");

  return path.sweepSketch((plane) => drawCircle(3).sketchOnPlane(plane));
}
