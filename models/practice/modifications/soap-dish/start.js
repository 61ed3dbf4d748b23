import { drawRectangle } from "replicad";

export const about = {
  title: "Your soap dish",
  description:
    "An open dish with round corners outside and square ones inside.",
};

function makeBlock() {
  return drawRectangle(90, 60).sketchOnPlane("XY").extrude(22);
}

export default function main() {
  return makeBlock()
    .shell(2, (f) => f.inPlane("XY", 22))
    .fillet(6, (e) => e.inDirection("Z").ofLength(22));
}
