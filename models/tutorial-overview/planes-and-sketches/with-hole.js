import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "A drawing with a hole, extruded",
  description:
    "A ring plate: a rounded rectangle with a round hole in it, 4 mm thick.",
};

export default function main() {
  return drawRoundedRectangle(50, 30, 6)
    .cut(drawCircle(9))
    .sketchOnPlane("XY")
    .extrude(4);
}
