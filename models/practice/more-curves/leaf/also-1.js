import { drawCircle } from "replicad";

export const about = {
  title: "The leaf of two circles",
  description:
    "The same leaf: what two circles of radius 50 mm have in common.",
};

export default function main() {
  const below = drawCircle(50).translate(30, -40);
  const above = drawCircle(50).translate(30, 40);

  return below.intersect(above).sketchOnPlane("XY").extrude(2);
}
