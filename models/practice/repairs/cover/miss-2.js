import { drawRectangle, makeCylinder } from "replicad";

export const about = {
  title: "A cover without roundings",
  description:
    "The roundings are missing. Round the four upper edges at the outside by 2 mm.",
};

export default function main() {
  return drawRectangle(50, 30)
    .sketchOnPlane("XY")
    .extrude(8)
    .cut(makeCylinder(7, 10, [0, 0, -1]));
}
