import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "The goal: the side of a drum",
  description:
    "A disc of 50 mm with a slot of 6 mm that reaches 20 mm in from the edge.",
};

export default function main() {
  const slot = drawRectangle(30, 6).translate(20, 0);

  return drawCircle(25).cut(slot).sketchOnPlane("XY").extrude(4);
}
