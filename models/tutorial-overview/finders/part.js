import { drawRoundedRectangle, drawSingleCircle, makeCylinder } from "replicad";

export const about = {
  title: "The part to search",
  description:
    "A plate of 60 by 40 by 8 mm with rounded corners, a hole of radius 5 mm on the left and a round boss of radius 10 mm and height 20 mm on the right.",
};

function makePart() {
  const plate = drawRoundedRectangle(60, 40, 6)
    .cut(drawSingleCircle(5).translate(-18, 0))
    .sketchOnPlane("XY")
    .extrude(8);
  return plate.fuse(makeCylinder(10, 20, [12, 0, 0]));
}

export default function main() {
  return makePart();
}
