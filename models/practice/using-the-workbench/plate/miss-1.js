import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A plate that is still thin",
  description: "The plate is still 6 mm thick. Change the number in `extrude`.",
};

export default function main() {
  return drawRoundedRectangle(40, 25, 5).sketchOnPlane("XY").extrude(6);
}
