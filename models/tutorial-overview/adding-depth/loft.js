import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "From square to round",
  description:
    "A hopper: a skin from a square of 50 mm with rounded corners to a circle of radius 12 mm, 40 mm above it.",
};

export default function main() {
  const foot = drawRoundedRectangle(50, 50, 8).sketchOnPlane("XY");
  const mouth = drawCircle(12).sketchOnPlane("XY", 40);

  return foot.loftWith(mouth);
}
