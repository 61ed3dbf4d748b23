import { drawCircle } from "replicad";

export const about = {
  title: "A drum side without a slot",
  description:
    "There is no slot yet. Draw a rectangle, move it to the edge, and cut it from the circle.",
};

export default function main() {
  return drawCircle(25).sketchOnPlane("XY").extrude(4);
}
