import { drawRectangle } from "replicad";

export const about = {
  title: "A soap dish that grew",
  description:
    "The wall grew outward, so the dish is 94 mm long. A positive thickness keeps the outside.",
};

function makeBlock() {
  return drawRectangle(90, 60).sketchOnPlane("XY").extrude(22);
}

export default function main() {
  return makeBlock()
    .fillet(6, (e) => e.inDirection("Z"))
    .shell(-2, (f) => f.inPlane("XY", 22));
}
