import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "An adapter with a wide mouth",
  description:
    "The mouth is 40 mm wide: `drawCircle` takes the radius. A circle of 20 mm has a radius of 10 mm.",
};

export default function main() {
  const foot = drawRectangle(40, 40).sketchOnPlane("XY");
  const mouth = drawCircle(20).sketchOnPlane("XY", 35);

  return foot.loftWith(mouth);
}
