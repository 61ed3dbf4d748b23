import { draw } from "replicad";

export const about = {
  title: "Half a leaf",
  description:
    "The lower edge is straight, because `close()` draws a line. Draw a second arc before it, from the right tip back to the left one.",
};

export default function main() {
  return draw()
    .threePointsArc(60, 0, 30, 10)
    .close()
    .sketchOnPlane("XY")
    .extrude(2);
}
