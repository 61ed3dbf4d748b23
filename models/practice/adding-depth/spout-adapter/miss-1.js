import { drawRectangle } from "replicad";

export const about = {
  title: "An adapter that is still a block",
  description:
    "The top is still a square of 40 mm. Make the mouth a circle, and loft to it.",
};

export default function main() {
  return drawRectangle(40, 40).sketchOnPlane("XY").extrude(35);
}
