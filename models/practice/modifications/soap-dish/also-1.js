import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "The soap dish of two drawings",
  description:
    "The same dish: a pocket with a radius of 4 mm, cut from a block with one of 6 mm.",
};

export default function main() {
  const pocket = drawRoundedRectangle(86, 56, 4).sketchOnPlane("XY", 2);

  return drawRoundedRectangle(90, 60, 6)
    .sketchOnPlane("XY")
    .extrude(22)
    .cut(pocket.extrude(30));
}
