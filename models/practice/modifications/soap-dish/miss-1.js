import { drawRectangle } from "replicad";

export const about = {
  title: "A soap dish with square corners inside",
  description:
    "The corners are square inside, and the wall is thin there. Change the order: round first, then hollow.",
};

function makeBlock() {
  return drawRectangle(90, 60).sketchOnPlane("XY").extrude(22);
}

export default function main() {
  return makeBlock()
    .shell(2, (f) => f.inPlane("XY", 22))
    .fillet(6, (e) => e.inDirection("Z").ofLength(22));
}
