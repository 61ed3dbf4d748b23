import { drawRectangle } from "replicad";

export const about = {
  title: "A soap dish with the same radius twice",
  description:
    "The corners inside have a radius of 6 mm as well, so the wall is thicker there. Round first, then hollow.",
};

function makeBlock() {
  return drawRectangle(90, 60).sketchOnPlane("XY").extrude(22);
}

export default function main() {
  return makeBlock()
    .shell(2, (f) => f.inPlane("XY", 22))
    .fillet(6, (e) => e.inDirection("Z"));
}
