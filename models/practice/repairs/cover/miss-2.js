import { drawRectangle, makeCylinder } from "replicad";

export const about = {
  title: "A cover without roundings",
  description:
    "The roundings of the outer edges are missing. Only the hole stays sharp.",
};

export default function main() {
  return drawRectangle(50, 30)
    .sketchOnPlane("XY")
    .extrude(8)
    .cut(makeCylinder(7, 10, [0, 0, -1]));
}
