import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A first model",
  description: "A rounded rectangle of 40 by 25 mm, extruded to 10 mm.",
};

export default function main() {
  return drawRoundedRectangle(40, 25, 5).sketchOnPlane("XY").extrude(10);
}
