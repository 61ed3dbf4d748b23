import { drawRectangle } from "replicad";

export const about = {
  title: "The goal: a soap dish",
  description:
    "An open dish with a wall of 2 mm. Its upright edges are round, outside and inside.",
};

function makeBlock() {
  return drawRectangle(90, 60).sketchOnPlane("XY").extrude(22);
}

export default function main() {
  return makeBlock()
    .fillet(6, (e) => e.inDirection("Z"))
    .shell(2, (f) => f.inPlane("XY", 22));
}
