import { drawRectangle } from "replicad";

export const about = {
  title: "Your adapter",
  description: "A loft from a square of 40 mm to the same square: a block.",
};

export default function main() {
  const foot = drawRectangle(40, 40).sketchOnPlane("XY");
  const mouth = drawRectangle(40, 40).sketchOnPlane("XY", 35);

  return foot.loftWith(mouth);
}
