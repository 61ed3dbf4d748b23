import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A radius a little too large",
  fails: "A radius a little too large is not a valid solid",
  description:
    "A block whose rounded sides cross each other, with holes and overlaps in its surface.",
};

function makeBlock() {
  return drawRoundedRectangle(40, 40).sketchOnPlane("XY").extrude(20);
}

export default function main() {
  return makeBlock().fillet(12);
}
