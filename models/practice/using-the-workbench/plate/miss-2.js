import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A plate that is too thick",
  description:
    "The plate is 16 mm thick: 10 replaces the 6, it is not added to it.",
};

export default function main() {
  return drawRoundedRectangle(40, 25, 5).sketchOnPlane("XY").extrude(16);
}
