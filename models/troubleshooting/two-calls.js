import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "Meeting edges in two calls",
  fails: "fillet() failed: it does not fit at one of the edges",
  description:
    "No shape: the upright edges end in a rounding that is already there.",
};

function makeBlock() {
  return drawRoundedRectangle(40, 30).sketchOnPlane("XY").extrude(20);
}

export default function main() {
  return makeBlock()
    .fillet(4, (e) => e.inPlane("XY", 20))
    .fillet(4, (e) => e.inDirection("Z"));
}
