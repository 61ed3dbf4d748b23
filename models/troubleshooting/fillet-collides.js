import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A radius of half the height",
  fails: "fillet() failed: two rounded edges run into each other",
  description:
    "No shape: the roundings of the top and of the bottom edges meet in the middle of the sides.",
};

function makeBlock() {
  return drawRoundedRectangle(40, 40).sketchOnPlane("XY").extrude(20);
}

export default function main() {
  return makeBlock().fillet(10);
}
