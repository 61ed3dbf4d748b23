import { drawRoundedRectangle, drawCircle } from "replicad";

export const about = {
  title: "The drawing, 8 mm thick",
  description: "The same outline as a solid plate, 8 mm thick.",
};

export default function main() {
  return drawRoundedRectangle(60, 30, 10)
    .cut(drawCircle(8).translate(16, 0))
    .sketchOnPlane("XY")
    .extrude(8);
}
