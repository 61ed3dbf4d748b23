import { draw, measureLength } from "replicad";

export const about = {
  title: "The length of a path",
  description: "An open path: a straight line, a half circle, and back again.",
  camera: { elevation: 50 },
};

export default function main() {
  const path = draw()
    .hLine(20)
    .tangentArc(0, 10)
    .hLine(-20)
    .done()
    .sketchOnPlane("XY").wire;
  console.log("length", measureLength(path), "mm");
  return path;
}
