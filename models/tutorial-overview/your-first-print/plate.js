import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A plate for the clip",
  description:
    "A flat plate of 20 by 22.8 mm with rounded corners, 8 mm high. Its right side is at x = 0.",
  prints: "-z",
};

export default function main() {
  const desk = 18;
  const wall = 2.4;

  const plate = drawRoundedRectangle(20, desk + 2 * wall, 1.5);

  return plate.translate(-10, 0).sketchOnPlane("XY").extrude(8);
}
