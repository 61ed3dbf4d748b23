import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "A drum side with a closed slot",
  description:
    "The slot is closed: it ends before the edge. Let it begin at x = 5, and stick out of the circle on the right.",
};

export default function main() {
  const slot = drawRectangle(20, 6).translate(13, 0);

  return drawCircle(25).cut(slot).sketchOnPlane("XY").extrude(4);
}
